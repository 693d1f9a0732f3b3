import { expect, it } from 'vitest'
import { describeOnBothEngines } from '~/testing/database/describe-on-both-engines'
import { outboxParts } from '~/testing/outbox-parts'
import { days, hours, minutes, seconds } from '~/platform/units/duration'
import {
  countDeadLetters,
  giveUpDeadLetters,
  listDeadLetters,
  listDeadLettersAbout,
  reviveDeadLetters,
} from './dead-letters.server'
import { eraseDelivered } from './delivered-payloads.server'

const failure = (error: string, waitsFor: string | null = null) => ({ error, waitsFor })
const start = Date.UTC(2026, 10, 21)

describeOnBothEngines('a step of a submission', ({ newLocation }) => {
  it('becomes a dead letter after three days of failures, and can be begun anew', async () => {
    const { database, claims, records, acceptNote, takeNote } = outboxParts(await newLocation())
    await acceptNote('hello', start)
    let time = start
    let attempts = 0
    while ((await countDeadLetters(database)) === 0) {
      const { claim, step } = await takeNote(time)
      await records.fail(claim, step, failure('refused'), time)
      await claims.release(claim.lease)
      attempts++
      time = (await claims.nextAt(['note'])) ?? time
    }
    expect(attempts).toBeGreaterThan(15)
    expect(time - start).toBeGreaterThanOrEqual(days(3))
    expect(time - start).toBeLessThan(days(3) + hours(7))
    const [letter, ...others] = await listDeadLetters(database)
    expect(others).toEqual([])
    expect(letter).toMatchObject({ kind: 'note', step: 'mail', attempts, lastError: 'refused' })
    expect(await listDeadLetters(database, ['other', 'note'])).toEqual([letter])
    expect(await listDeadLetters(database, ['other'])).toEqual([])
    expect(await listDeadLettersAbout(database, ['bye', 'hello'])).toEqual([letter])
    expect(await listDeadLettersAbout(database, ['hell'])).toEqual([])
    expect(await listDeadLettersAbout(database, [])).toEqual([])
    expect(await claims.take(['note'], time + days(30))).toBeNull()

    expect(await reviveDeadLetters(database, letter?.submission ?? '', time)).toBe(1)
    const { claim, step } = await takeNote(time)
    expect(step.attempts).toBe(0)
    await records.finish(claim, step, null, time)
    expect(await countDeadLetters(database)).toBe(0)
    expect(await listDeadLettersAbout(database, ['hello'])).toEqual([])
  })

  it('is given up for good, and its payload is erased as that of a delivered one', async () => {
    const { database, claims, records, acceptNote, takeNote } = outboxParts(await newLocation())
    await acceptNote('hello', start)
    let time = start
    while ((await countDeadLetters(database)) === 0) {
      const { claim, step } = await takeNote(time)
      await records.fail(claim, step, failure('no such mailbox'), time)
      await claims.release(claim.lease)
      time = (await claims.nextAt(['note'])) ?? time
    }
    const [letter] = await listDeadLetters(database)
    expect(await giveUpDeadLetters(database, 'another', time)).toBe(0)
    expect(await giveUpDeadLetters(database, letter?.submission ?? '', time)).toBe(1)
    expect(await countDeadLetters(database)).toBe(0)
    expect(await claims.take(['note'], time + days(30))).toBeNull()
    expect(await eraseDelivered(database, time + days(7))).toBe(1)
  })

  it('makes what waits for the same due at once when something that had failed works again', async () => {
    const { claims, records, acceptNote, takeNote } = outboxParts(await newLocation())
    for (const text of ['a', 'b', 'c']) {
      await acceptNote(text, start)
      const { claim, step } = await takeNote(start)
      await records.fail(claim, step, failure('down'), start)
      await claims.release(claim.lease)
    }
    expect(await claims.take(['note'], start + seconds(59))).toBeNull()
    const { claim, step } = await takeNote(start + minutes(1))
    await records.fail(claim, step, failure('still down'), start + minutes(1))
    await claims.release(claim.lease)
    const later = start + minutes(1) + 1
    const back = await takeNote(later)
    await records.finish(back.claim, back.step, 'number 7', later)
    const texts = [await takeNote(later), await takeNote(later)].map(({ claim }) => claim.payload)
    expect(texts).toHaveLength(2)
  })

  it('writes nothing down for a process that lost its lease', async () => {
    const { claims, records, acceptNote, takeNote } = outboxParts(await newLocation())
    await acceptNote('a', start)
    const slow = await takeNote(start)
    expect(await claims.take(['note'], start + seconds(14))).toBeNull()
    const other = await takeNote(start + seconds(15))
    expect(other.claim.id).toBe(slow.claim.id)
    await records.fail(slow.claim, slow.step, failure('too late'), start + seconds(16))
    expect(await records.list(other.claim.id)).toMatchObject([{ state: 'pending', attempts: 0 }])
    await records.finish(other.claim, other.step, null, start + seconds(17))
    expect(await records.list(other.claim.id)).toMatchObject([{ state: 'done', attempts: 1 }])
  })

  it('keeps a lease for as long as it is renewed', async () => {
    const { claims, acceptNote, takeNote } = outboxParts(await newLocation())
    await acceptNote('a', start)
    const { claim } = await takeNote(start)
    await claims.renew([claim.lease], start + seconds(10))
    expect(await claims.take(['note'], start + seconds(24))).toBeNull()
    expect(await claims.nextAt(['note'])).toBe(start + seconds(25))
  })

  it('leaves kinds alone that this process does not know', async () => {
    const { claims, acceptNote } = outboxParts(await newLocation())
    await acceptNote('a', start)
    expect(await claims.take(['other'], start)).toBeNull()
    expect(await claims.nextAt(['other'])).toBeNull()
  })

  it('tries at once what waits for a program that answers again, and nothing else', async () => {
    const { claims, records, acceptNote, takeNote } = outboxParts(await newLocation())
    const fail = async (text: string, waitsFor: string | null) => {
      await acceptNote(text, start)
      const { claim, step } = await takeNote(start)
      await records.fail(claim, step, failure('silent', waitsFor), start)
      await claims.release(claim.lease)
    }
    await fail('a', 'cms')
    await fail('b', 'cms')
    await fail('c', null)
    expect(await records.retryFor('cms', start + 1)).toBe(2)
    expect([await takeNote(start + 1), await takeNote(start + 1)]).toHaveLength(2)
    expect(await claims.take(['note'], start + 1)).toBeNull()
  })

  it('gives each due submission to one of many claims at the same time', async () => {
    const { claims, acceptNote } = outboxParts(await newLocation())
    for (let count = 0; count < 8; count++) await acceptNote(String(count), start)
    const taken = await Promise.all(Array.from({ length: 12 }, () => claims.take(['note'], start)))
    const ids = taken.flatMap((claim) => (claim ? [claim.id] : []))
    expect(new Set(ids).size).toBe(ids.length)
    const others = []
    for (let claim; (claim = await claims.take(['note'], start));) others.push(claim.id)
    expect(ids.length + others.length).toBe(8)
  })
})
