import { expect, it } from 'vitest'
import * as z from 'zod'
import { fillGaps } from './fill-gaps'

const schema = z.object({
  title: z.string(),
  type: z.enum(['rental', 'other']),
  seo: z.object({ metaTitle: z.string() }).nullable(),
  picture: z.object({ hash: z.string() }),
  items: z.array(z.object({ label: z.string(), count: z.number(), shown: z.boolean() })),
})
const whole = {
  title: 'A house',
  type: 'other',
  seo: null,
  picture: { hash: 'x' },
  items: [{ label: 'One', count: 1, shown: true }],
}

it('leaves alone what editors have said', () => {
  expect(fillGaps(schema, whole)).toEqual({ outcome: 'read', entry: whole })
})

it('takes what is not filled in yet for empty, and a choice for its first', () => {
  const draft = { ...whole, title: null, type: null, items: [{ label: null }] }
  expect(fillGaps(schema, draft)).toEqual({
    outcome: 'read',
    entry: { ...whole, title: '', type: 'rental', items: [{ label: '', count: 0, shown: false }] },
  })
  expect(draft.title).toBeNull()
})

it('names what nothing can stand in for', () => {
  const draft = { ...whole, title: null, picture: null }
  expect(fillGaps(schema, draft)).toEqual({ outcome: 'incomplete', fields: ['picture'] })
})

it('never puts something else in the place of what is wrong', () => {
  const draft = { ...whole, title: 7, type: 'hotel' }
  expect(fillGaps(schema, draft)).toEqual({ outcome: 'incomplete', fields: ['title', 'type'] })
})

it('makes nothing of what is no entry', () => {
  expect(fillGaps(schema, 'text')).toEqual({ outcome: 'incomplete', fields: [''] })
  expect(fillGaps(schema, null).outcome).toBe('incomplete')
})
