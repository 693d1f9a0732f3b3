import { expect, it, vi } from 'vitest'
import { dueFeedsSchema, type DueFeed, type FeedResult } from '~content/calendar-feed'
import { RecordsUnavailable, RequestRejected } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import type { FeedStore } from './feed-store.server'
import { readDueFeeds } from './read-due-feeds.server'

const feeds = (count: number): DueFeed[] =>
  Array.from({ length: count }, (_, index) => ({
    documentId: `f${index}`,
    url: `https://feed.example/${index}`,
    validators: null,
  }))
const figures = { failing: 0, conflicts: 0, oldestReadAt: null }
const noteFigures = () => {}
const unchanged = async ({ url }: DueFeed): Promise<FeedResult> => ({ outcome: 'unchanged', url })

/** A store that lists the feeds without a stored result, a few at a time. */
function storeOf(all: DueFeed[], canSave = true) {
  const saved: string[] = []
  const store: Pick<FeedStore, 'listDue' | 'saveResult'> = {
    listDue: async () => ({
      data: all.filter(({ documentId }) => !canSave || !saved.includes(documentId)).slice(0, 10),
      figures,
    }),
    async saveResult(documentId) {
      saved.push(documentId)
      return { conflicts: 0 }
    },
  }
  return { saved, store }
}

it('reads every feed that is due once, a few at the same time', async () => {
  const { saved, store } = storeOf(feeds(25))
  let reading = 0
  let most = 0
  const read = async (feed: DueFeed) => {
    most = Math.max(most, (reading += 1))
    await new Promise((resolve) => setImmediate(resolve))
    reading -= 1
    return unchanged(feed)
  }
  await readDueFeeds({ store, read, noteFigures, isStopping: () => false })
  expect(saved.sort()).toEqual(
    feeds(25)
      .map(({ documentId }) => documentId)
      .sort(),
  )
  expect(most).toBe(6)
})

it('ends where the store keeps nothing', async () => {
  const { saved, store } = storeOf(feeds(3), false)
  await readDueFeeds({ store, read: unchanged, noteFigures, isStopping: () => false })
  expect(saved).toHaveLength(3)
})

it('notes how the feeds are doing before and after they are read', async () => {
  const { saved, store } = storeOf(feeds(3))
  const listDue = async () => ({
    ...(await store.listDue()),
    figures: { ...figures, failing: 3 - saved.length },
  })
  const noted: number[] = []
  await readDueFeeds({
    store: { ...store, listDue },
    read: unchanged,
    noteFigures: ({ failing }) => void noted.push(failing),
    isStopping: () => false,
  })
  expect(noted).toEqual([3, 0])
})

it('reads the feeds also where nothing is said of how they are doing', async () => {
  const { saved, store } = storeOf(feeds(3))
  const answer = async () => ({ data: (await store.listDue()).data, figures: { failing: 'many' } })
  const listDue = async () => dueFeedsSchema.parse(await answer())
  const note = vi.fn()
  const isStopping = () => false
  await readDueFeeds({
    store: { ...store, listDue },
    read: unchanged,
    noteFigures: note,
    isStopping,
  })
  expect(saved).toHaveLength(3)
  expect(note).not.toHaveBeenCalled()
  expect(dueFeedsSchema.parse({ data: [] })).toEqual({ data: [], figures: null })
})

it('stops between two feeds', async () => {
  const { saved, store } = storeOf(feeds(25))
  await readDueFeeds({ store, read: unchanged, noteFigures, isStopping: () => saved.length >= 2 })
  expect(saved.length).toBeLessThan(25)
})

it('goes on where one result cannot be stored, and ends where none can', async () => {
  const { saved, store } = storeOf(feeds(25))
  const away = () => Promise.reject(new RecordsUnavailable('away'))
  const save = (documentId: string, result: FeedResult) =>
    documentId === 'f0' ? away() : store.saveResult(documentId, result)
  await readDueFeeds({
    store: { ...store, saveResult: save },
    read: unchanged,
    noteFigures,
    isStopping: () => false,
  })
  expect(saved).toHaveLength(24)

  let reads = 0
  const read = (feed: DueFeed) => {
    reads += 1
    return unchanged(feed)
  }
  const listDue = async () => ({ data: feeds(100), figures })
  await readDueFeeds({
    store: { listDue, saveResult: away },
    read,
    noteFigures,
    isStopping: () => false,
  })
  expect(reads).toBeLessThan(20)
})

it('goes on where many results are rejected, and notes those feeds as failing', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  vi.spyOn(log, 'warn').mockReturnValue()
  const { saved, store } = storeOf(feeds(25))
  const rejected = new Map<string, Error>(
    feeds(12).map(({ documentId }) => [documentId, new RequestRejected('The CMS answered 400')]),
  )
  rejected.set('f12', new Error('a bug'))
  const failing: string[] = []
  const saveResult = async (documentId: string, result: FeedResult) => {
    const err = rejected.get(documentId)
    if (err && result.outcome !== 'failed') throw err
    if (result.outcome === 'failed') failing.push(documentId)
    return store.saveResult(documentId, result)
  }
  const isStopping = () => false
  await readDueFeeds({ store: { ...store, saveResult }, read: unchanged, noteFigures, isStopping })
  expect(saved).toHaveLength(25)
  expect(failing.sort()).toEqual([...rejected.keys()].sort())
  expect(logged).toHaveBeenCalledTimes(rejected.size)
})

it('asks no feed twice in a run whose failing cannot be noted either', async () => {
  vi.spyOn(log, 'error').mockReturnValue()
  const { saved, store } = storeOf(feeds(12))
  let attempts = 0
  const saveResult = async (documentId: string, result: FeedResult) => {
    if (documentId !== 'f0') return store.saveResult(documentId, result)
    attempts += 1
    throw new RequestRejected('The CMS answered 400')
  }
  const isStopping = () => false
  await readDueFeeds({ store: { ...store, saveResult }, read: unchanged, noteFigures, isStopping })
  expect(saved).toHaveLength(11)
  expect(attempts).toBe(2)
})

it('fails where the CMS does not say what is due', async () => {
  const listDue = () => Promise.reject(new RecordsUnavailable('away'))
  const { store } = storeOf([])
  const run = readDueFeeds({
    store: { ...store, listDue },
    read: unchanged,
    noteFigures,
    isStopping: () => false,
  })
  await expect(run).rejects.toThrow(RecordsUnavailable)
})
