import { expect, it, onTestFinished, vi } from 'vitest'
import type { ContentChange } from '~content/content-change'
import { eventually } from '~/testing/eventually'
import { picture } from '~/testing/factories/picture'
import { applyContentChange } from './content-events.server'
import { watchUploads } from './watch-uploads.server'

const upload: ContentChange = {
  event: 'create',
  uid: 'plugin::upload.file',
  documentId: 'file1',
  locale: null,
  revision: '2',
}

function watch(fetch: (path: string) => Promise<unknown>) {
  const prepare = vi.fn()
  onTestFinished(watchUploads(prepare, fetch))
  return prepare
}

it('prepares a picture as soon as it is uploaded, before anything shows it', async () => {
  const court = picture({ hash: 'court_a1b2' })
  const fetch = vi.fn(async (_path: string) => [court])
  const prepare = watch(fetch)
  expect(await applyContentChange(upload)).toBe(true)
  expect(fetch.mock.calls).toEqual([['pictures?documentId=file1']])
  await eventually(() => expect(prepare.mock.calls.map(([one]) => one)).toEqual([court]))
})

it('asks for nothing when a picture is described or deleted, or an entry is made', async () => {
  const fetch = vi.fn(async (_path: string) => [])
  watch(fetch)
  await applyContentChange({ ...upload, event: 'update' })
  await applyContentChange({ ...upload, event: 'delete' })
  await applyContentChange({ ...upload, uid: 'api::rental.rental' })
  expect(fetch).not.toHaveBeenCalled()
})

it('prepares nothing for a document, which is no picture', async () => {
  const prepare = watch(async () => [])
  await applyContentChange(upload)
  expect(prepare).not.toHaveBeenCalled()
})

it('leaves the change applied when the CMS does not answer', async () => {
  const prepare = watch(() => Promise.reject(new Error('the CMS is down')))
  expect(await applyContentChange(upload)).toBe(true)
  expect(prepare).not.toHaveBeenCalled()
})
