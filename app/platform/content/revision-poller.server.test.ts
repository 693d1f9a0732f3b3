import { expect, it, onTestFinished, vi } from 'vitest'
import { minutes } from '~/platform/units/duration'
import { eventually } from '~/testing/eventually'
import { createRevisionPoller } from './revision-poller.server'

function watched(
  saved: bigint | null,
  current: bigint | (() => bigint | Promise<never>),
  over = {},
) {
  const refreshAll = vi.fn(async () => true)
  const saveSettled = vi.fn(async () => {})
  const poller = createRevisionPoller({
    fetchRevision: async () => (typeof current === 'bigint' ? current : current()),
    refreshAll,
    loadSettled: async () => saved,
    saveSettled,
    patience: 20,
    ...over,
  })
  return { poller, refreshAll, saveSettled }
}

it('reloads everything if content changed while the site was not running', async () => {
  const { poller, refreshAll, saveSettled } = watched(4n, 6n)
  await poller.poll()
  expect(refreshAll).toHaveBeenCalledOnce()
  expect(saveSettled).toHaveBeenLastCalledWith(6n)
  await poller.poll()
  expect(refreshAll).toHaveBeenCalledOnce()
})

it('does nothing at the first contact of a new site, or if nothing changed', async () => {
  const fresh = watched(null, 6n)
  await fresh.poller.poll()
  expect(fresh.refreshAll).not.toHaveBeenCalled()
  const same = watched(6n, 6n)
  await same.poller.poll()
  expect(same.refreshAll).not.toHaveBeenCalled()
})

it('waits for a webhook that is still on its way', async () => {
  const { poller, refreshAll } = watched(4n, 5n)
  const looking = poller.poll()
  setTimeout(() => void poller.noteApplied({ revision: 5n, previous: 4n }), 5)
  await looking
  expect(refreshAll).not.toHaveBeenCalled()
})

it('tries again if not everything could be reloaded', async () => {
  const { poller, refreshAll } = watched(4n, 5n)
  refreshAll.mockResolvedValueOnce(false)
  await poller.poll()
  await poller.poll()
  expect(refreshAll).toHaveBeenCalledTimes(2)
})

it('waits while the CMS is down', async () => {
  const { poller, refreshAll } = watched(4n, () => Promise.reject(new Error('down')))
  await poller.poll()
  expect(refreshAll).not.toHaveBeenCalled()
})

const long = { interval: minutes(10), patience: minutes(10) }

it('polls often while changes of other processes do not arrive', async () => {
  let revision = 4n
  const disconnected = { interval: 20, patience: 1 }
  const { poller, refreshAll } = watched(4n, () => revision, { ...long, disconnected })
  onTestFinished(() => poller.stop())
  poller.start()
  poller.setConnected(false)
  for (const publish of [1, 2, 3]) {
    revision++
    await eventually(() => expect(refreshAll).toHaveBeenCalledTimes(publish))
  }
})

it('polls at once when the connection to other processes breaks, and when it is back', async () => {
  let revision = 4n
  const disconnected = { interval: minutes(10), patience: 1 }
  const { poller, refreshAll } = watched(4n, () => revision, { ...long, disconnected })
  onTestFinished(() => poller.stop())
  await poller.poll()
  poller.start()
  for (const isConnected of [false, true, false]) {
    revision++
    const before = refreshAll.mock.calls.length
    poller.setConnected(isConnected)
    await eventually(() => expect(refreshAll.mock.calls.length).toBe(before + 1))
  }
})
