import { expect, it } from 'vitest'
import * as z from 'zod'
import { overlayEntry } from './overlay-entry'

const list = {
  uid: 'api::note.note',
  path: 'notes',
  populate: {},
  schema: z.array(z.object({ documentId: z.string(), slug: z.string() })),
}
const single = { ...list, uid: 'api::one.one', schema: z.object({ title: z.string() }) }
const published = [
  { documentId: 'a', slug: 'taken' },
  { documentId: 'b', slug: 'b' },
]
const draft = { documentId: 'b', slug: 'taken' }
const overlay = overlayEntry({ uid: list.uid, locale: 'en', entry: draft })

it('puts an entry in the place of its published version, and before one with the same address', () => {
  expect(overlay(list, 'en', published)).toEqual([draft, published[0]])
  expect(published).toHaveLength(2)
})

it('adds an entry that was never published, also where nothing was', () => {
  const first = overlayEntry({ uid: list.uid, locale: 'en', entry: { documentId: 'c' } })
  expect(first(list, 'en', published)).toEqual([{ documentId: 'c' }, ...published])
  expect(first(list, 'en', null)).toEqual([{ documentId: 'c' }])
})

it('replaces a single type', () => {
  const own = overlayEntry({ uid: single.uid, locale: 'es', entry: { title: 'Borrador' } })
  expect(own(single, 'es', { title: 'Publicado' })).toEqual({ title: 'Borrador' })
  expect(own(single, 'es', null)).toEqual({ title: 'Borrador' })
})

it('leaves every other type and the other language as published', () => {
  expect(overlay(list, 'es', published)).toBe(published)
  expect(overlay({ ...list, uid: 'api::other.other' }, 'en', published)).toBe(published)
})
