import { expect, it } from 'vitest'
import { outboxParts } from '~/testing/outbox-parts'
import { days } from '~/platform/units/duration'
import { eraseDelivered } from './delivered-payloads.server'

const start = Date.UTC(2026, 10, 21)

it('erases what was delivered a week ago, and still knows that it was sent', async () => {
  const { database, records, acceptNote, takeNote } = await outboxParts()
  const first = acceptNote('secret', start)
  const { claim, step } = takeNote(start)
  records.finish(claim, step, 'number 7', start)
  expect(eraseDelivered(database, start + days(7) - 1)).toBe(0)
  expect(eraseDelivered(database, start + days(7))).toBe(1)
  expect(database.prepare('SELECT payload FROM submission').pluck().all()).toEqual([null])
  expect(acceptNote('secret', start + days(8))).toEqual({ ...first, isNew: false })
  expect(records.list(claim.id)).toMatchObject([{ state: 'done', result: '"number 7"' }])
})

it('keeps what is not delivered, however old', async () => {
  const { database, acceptNote } = await outboxParts()
  acceptNote('secret', start)
  expect(eraseDelivered(database, start + days(400))).toBe(0)
})
