import { expect, it, vi } from 'vitest'
import { createRevisionWatch } from './revision-watch.server'

function watched(saved: bigint | null, current: bigint | (() => bigint | Promise<never>)) {
  const refreshAll = vi.fn(async () => true)
  const saveSettled = vi.fn(async () => {})
  const watch = createRevisionWatch({
    fetchRevision: async () => (typeof current === 'bigint' ? current : current()),
    refreshAll,
    loadSettled: async () => saved,
    saveSettled,
    patience: 20,
  })
  return { watch, refreshAll, saveSettled }
}

it('reads everything anew when the content changed while the site was not running', async () => {
  const { watch, refreshAll, saveSettled } = watched(4n, 6n)
  await watch.look()
  expect(refreshAll).toHaveBeenCalledOnce()
  expect(saveSettled).toHaveBeenLastCalledWith(6n)
  await watch.look()
  expect(refreshAll).toHaveBeenCalledOnce()
})

it('does nothing on the first contact of a new site, nor when nothing changed', async () => {
  const fresh = watched(null, 6n)
  await fresh.watch.look()
  expect(fresh.refreshAll).not.toHaveBeenCalled()
  const same = watched(6n, 6n)
  await same.watch.look()
  expect(same.refreshAll).not.toHaveBeenCalled()
})

it('waits for an announcement that is still under way', async () => {
  const { watch, refreshAll } = watched(4n, 5n)
  const looking = watch.look()
  setTimeout(() => void watch.note({ revision: 5n, previous: 4n }), 5)
  await looking
  expect(refreshAll).not.toHaveBeenCalled()
})

it('tries again when not everything could be read', async () => {
  const { watch, refreshAll } = watched(4n, 5n)
  refreshAll.mockResolvedValueOnce(false)
  await watch.look()
  await watch.look()
  expect(refreshAll).toHaveBeenCalledTimes(2)
})

it('waits patiently while the CMS is down', async () => {
  const { watch, refreshAll } = watched(4n, () => Promise.reject(new Error('down')))
  await watch.look()
  expect(refreshAll).not.toHaveBeenCalled()
})
