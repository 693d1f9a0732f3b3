import { expect, it } from 'vitest'
import { outboxParts } from '~/testing/outbox-parts'
import { days, hours, minutes, seconds } from '~/platform/units/duration'
import { countDeadLetters, listDeadLetters, reviveDeadLetters } from './dead-letters.server'

const failure = (error: string, waitsFor: string | null = null) => ({ error, waitsFor })
const start = Date.UTC(2026, 10, 21)

it('becomes a dead letter after three days of failures, and can be begun anew', async () => {
  const { database, claims, records, acceptNote, takeNote } = await outboxParts()
  acceptNote('hello', start)
  let time = start
  let attempts = 0
  while (countDeadLetters(database) === 0) {
    const { claim, step } = takeNote(time)
    records.fail(claim, step, failure('refused'), time)
    claims.release(claim.lease)
    attempts++
    time = claims.nextAt(['note']) ?? time
  }
  expect(attempts).toBeGreaterThan(15)
  expect(time - start).toBeGreaterThanOrEqual(days(3))
  expect(time - start).toBeLessThan(days(3) + hours(7))
  const [letter, ...others] = listDeadLetters(database)
  expect(others).toEqual([])
  expect(letter).toMatchObject({ kind: 'note', step: 'mail', attempts, lastError: 'refused' })
  expect(claims.take(['note'], time + days(30))).toBeNull()

  expect(reviveDeadLetters(database, letter?.submission ?? '', time)).toBe(1)
  const { claim, step } = takeNote(time)
  expect(step.attempts).toBe(0)
  records.finish(claim, step, null, time)
  expect(countDeadLetters(database)).toBe(0)
})

it('makes what waits for the same due at once when something that had failed works again', async () => {
  const { claims, records, acceptNote, takeNote } = await outboxParts()
  for (const text of ['a', 'b', 'c']) {
    acceptNote(text, start)
    const { claim, step } = takeNote(start)
    records.fail(claim, step, failure('down'), start)
    claims.release(claim.lease)
  }
  expect(claims.take(['note'], start + seconds(59))).toBeNull()
  const { claim, step } = takeNote(start + minutes(1))
  records.fail(claim, step, failure('still down'), start + minutes(1))
  claims.release(claim.lease)
  const later = start + minutes(1) + 1
  const back = takeNote(later)
  records.finish(back.claim, back.step, 'number 7', later)
  const texts = [takeNote(later), takeNote(later)].map(({ claim }) => claim.payload)
  expect(texts).toHaveLength(2)
})

it('writes nothing down for a process that lost its lease', async () => {
  const { claims, records, acceptNote, takeNote } = await outboxParts()
  acceptNote('a', start)
  const slow = takeNote(start)
  expect(claims.take(['note'], start + seconds(14))).toBeNull()
  const other = takeNote(start + seconds(15))
  expect(other.claim.id).toBe(slow.claim.id)
  records.fail(slow.claim, slow.step, failure('too late'), start + seconds(16))
  expect(records.list(other.claim.id)).toMatchObject([{ state: 'pending', attempts: 0 }])
  records.finish(other.claim, other.step, null, start + seconds(17))
  expect(records.list(other.claim.id)).toMatchObject([{ state: 'done', attempts: 1 }])
})

it('keeps a lease for as long as it is renewed', async () => {
  const { claims, acceptNote, takeNote } = await outboxParts()
  acceptNote('a', start)
  const { claim } = takeNote(start)
  claims.renew([claim.lease], start + seconds(10))
  expect(claims.take(['note'], start + seconds(24))).toBeNull()
  expect(claims.nextAt(['note'])).toBe(start + seconds(25))
})

it('leaves kinds alone that this process does not know', async () => {
  const { claims, acceptNote } = await outboxParts()
  acceptNote('a', start)
  expect(claims.take(['other'], start)).toBeNull()
  expect(claims.nextAt(['other'])).toBeNull()
})

it('tries at once what waits for a program that answers again, and nothing else', async () => {
  const { claims, records, acceptNote, takeNote } = await outboxParts()
  const fail = (text: string, waitsFor: string | null) => {
    acceptNote(text, start)
    const { claim, step } = takeNote(start)
    records.fail(claim, step, failure('silent', waitsFor), start)
    claims.release(claim.lease)
  }
  fail('a', 'cms')
  fail('b', 'cms')
  fail('c', null)
  expect(records.retryFor('cms', start + 1)).toBe(2)
  expect([takeNote(start + 1), takeNote(start + 1)]).toHaveLength(2)
  expect(claims.take(['note'], start + 1)).toBeNull()
})
