// The figure of banks: who has to wait for whom, what it costs, and what helps.

import { expect, test } from '../fixtures'

for (const [stride, wavefronts] of [
  [0, 1],
  [1, 1],
  [2, 2],
  [6, 2],
  [32, 32],
  [33, 1],
]) {
  test(`A stride of ${stride} words takes ${wavefronts} wavefronts`, async ({ gallery }) => {
    const figure = await gallery.open('banks', { stride })
    await expect(figure.readout('wavefronts')).toHaveText(String(wavefronts))
    await expect(figure.readout('conflicts')).toHaveText(String(wavefronts - 1))
  })
}

test('Sixteen contiguous bytes a lane are four groups and no conflict', async ({ gallery }) => {
  const figure = await gallery.open('banks', { stride: 1, width: 16 })
  await expect(figure.readout('groups')).toHaveText('4')
  await expect(figure.readout('conflicts')).toHaveText('0')
})

test('Latency and throughput say that the model computed them', async ({ gallery }) => {
  const figure = await gallery.open('banks', { stride: 32 })
  await expect(figure.readout('latency')).toHaveText(/95\.7/)
  await expect(figure.readout('throughput')).toHaveText(/32/)
  const label = figure.root.locator('dt:has(small)').first()
  await expect(label).toContainText('model')
})

test('A lane that I switch off no longer waits, nor makes others wait', async ({ page, gallery }) => {
  const figure = await gallery.open('banks', { stride: 32 })
  await figure.toggle('lane 5')
  await expect(figure.lane(5)).toHaveAttribute('aria-pressed', 'false')
  await expect(figure.readout('wavefronts')).toHaveText('31')
  await expect(page).toHaveURL(/off=20/)
})

test('The moments pass one after another, by hand and from a link', async ({ page, gallery }) => {
  const figure = await gallery.open('banks', { stride: 2, step: 'addresses' })
  await figure.root.getByRole('button', { name: 'Next step' }).click()
  await expect(page).toHaveURL(/step=banks/)
  await expect(figure.root.locator('button[name="step"][value="banks"]')).toHaveAttribute('aria-current', 'step')
})

test('In Hinglish the figure counts the same', async ({ gallery }) => {
  const figure = await gallery.open('banks', { stride: 32 }, 'hi-Latn')
  await expect(figure.readout('wavefronts')).toHaveText('32')
})
