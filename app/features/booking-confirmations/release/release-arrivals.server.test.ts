import { describe, expect, it, onTestFinished } from 'vitest'
import type { AgreedStay } from '~content/agreed-stay'
import { RecordsUnavailable, RequestRejected } from '~/platform/content/private-records.server'
import { createOutbox } from '~/platform/outbox/create-outbox.server'
import { describeOnBothEngines } from '~/testing/database/describe-on-both-engines'
import { sampleBooking } from '~/testing/factories/booking'
import { paidOf, sampleAgreedStay } from '~/testing/factories/agreed-stay'
import { queueInstructions } from './instructions-kind.server'
import { releaseArrivals, type ReadyInstructions } from './release-arrivals.server'
import { releaseState } from './release-state'

const payments = [paidOf(148_250)]
const confirmationOf = (more: Partial<NonNullable<AgreedStay['confirmation']>>) => {
  const { confirmation } = sampleAgreedStay()
  return confirmation && { ...confirmation, ...more }
}

const houseOf = (rentalId: string): AgreedStay['agreement'] => {
  const { agreement } = sampleAgreedStay()
  return agreement && { ...agreement, reservation: { ...agreement.reservation, rentalId } }
}

describe('arrival instructions', () => {
  it('are to be released from so many days before arrival on, once all is paid', () => {
    const paid = sampleAgreedStay({ payments })
    expect(releaseState(paid, '2026-12-31')).toBeNull()
    expect(releaseState(paid, '2027-01-01')).toEqual({ days: 3, reason: null })
    expect(releaseState(paid, '2027-01-05')).toEqual({ days: -1, reason: null })
    expect(releaseState(paid, '2027-01-09')).toBeNull()
  })

  it.each<[string, Partial<AgreedStay>]>([
    ['balance', {}],
    ['noContract', { agreement: null }],
    ['noConfirmation', { confirmation: null }],
    ['noConfirmation', { stage: 'contractSent', confirmation: null }],
    ['otherDates', { payments, confirmation: confirmationOf({ endDate: '2027-01-09' }) }],
    ['otherHouse', { payments, agreement: houseOf('other') }],
    ['notShared', { confirmation: confirmationOf({ stage: 'draft' }) }],
    ['byHand', { confirmation: confirmationOf({ releaseDays: null }) }],
    ['heldByStaff', { confirmation: confirmationOf({ releasedAt: '2027-01-01T12:00:00.000Z' }) }],
  ])('wait for the team: %s', (reason, more) => {
    expect(releaseState(sampleAgreedStay(more), '2027-01-01')).toEqual({ days: 3, reason })
  })

  it('are to be released where the contract is for one of several houses, or names none of ours', () => {
    const several = { confirmation: confirmationOf({ rentalIds: ['rental', 'other'] }) }
    const agreed = { agreement: houseOf('other') }
    for (const more of [{ ...several, ...agreed }, several]) {
      const stay = sampleAgreedStay({ payments, ...more })
      expect(releaseState(stay, '2027-01-01')).toEqual({ days: 3, reason: null })
    }
  })

  it('wait by the arrival of the contract where it was signed again with another one', () => {
    const moved = sampleAgreedStay({
      payments,
      confirmation: confirmationOf({ startDate: '2027-01-20', endDate: '2027-01-24' }),
    })
    expect(releaseState(moved, '2026-12-31')).toBeNull()
    expect(releaseState(moved, '2027-01-01')).toEqual({ days: 3, reason: 'otherDates' })
  })

  it.each<Partial<AgreedStay>>([
    { stage: 'cancelled' },
    { stage: 'finished' },
    { confirmation: confirmationOf({ stage: 'cancelled' }) },
    { confirmation: confirmationOf({ instructionsReleased: true }) },
  ])('are nothing to do of a stay with %j', (more) => {
    expect(releaseState(sampleAgreedStay({ payments, ...more }), '2027-01-01')).toBeNull()
  })
})

/** A CMS in memory. */
function fakeStore(stays: AgreedStay[]) {
  return {
    list: async () => stays,
    async release(documentId: string, isMailed: boolean) {
      const confirmation = stays.find(
        (stay) => stay.confirmation?.documentId === documentId,
      )?.confirmation
      if (!confirmation) return null
      if (isMailed) confirmation.isReleaseMailed = true
      else
        Object.assign(confirmation, { instructionsReleased: true, releasedAt: now.toISOString() })
      return sampleBooking()
    },
  }
}

const now = new Date('2027-01-01T15:00:00Z')

it('are released and mailed once, and not again where staff hold them afterwards', async () => {
  const [due, unpaid] = [
    sampleAgreedStay({ payments, confirmation: confirmationOf({}) }),
    sampleAgreedStay({ reference: 'CS-2', confirmation: confirmationOf({ documentId: 'b2' }) }),
  ]
  const store = fakeStore([due, unpaid])
  const sent: ReadyInstructions[] = []
  const queue = async (ready: ReadyInstructions) => void sent.push(ready)
  await releaseArrivals({ store, queue, now })
  await releaseArrivals({ store, queue, now })
  if (due.confirmation) due.confirmation.instructionsReleased = false
  await releaseArrivals({ store, queue, now })
  expect(sent).toEqual([{ stay: 'CS-7K2M9Q', booking: 'b1' }])
  expect(due.confirmation).toMatchObject({ instructionsReleased: false, isReleaseMailed: true })
  expect(unpaid.confirmation).toMatchObject({ instructionsReleased: false, releasedAt: null })
})

it('are released without a mail where no address is known, and nothing is mailed that was not released', async () => {
  const stay = sampleAgreedStay({ payments, email: null, confirmation: confirmationOf({}) })
  const queue = () => Promise.reject(new Error('never'))
  await releaseArrivals({ store: fakeStore([stay]), queue, now })
  expect(stay.confirmation).toMatchObject({ instructionsReleased: true, isReleaseMailed: true })
  const refusing = { ...fakeStore([sampleAgreedStay({ payments })]), release: async () => null }
  await releaseArrivals({ store: refusing, queue, now })
})

it('of the next stay are released where the CMS rejects those of one', async () => {
  const next = sampleAgreedStay({
    reference: 'CS-2',
    payments,
    confirmation: confirmationOf({ documentId: 'b2' }),
  })
  const store = fakeStore([sampleAgreedStay({ payments, confirmation: confirmationOf({}) }), next])
  const release = (documentId: string, isMailed: boolean) =>
    documentId === 'b1'
      ? Promise.reject(new RequestRejected('why'))
      : store.release(documentId, isMailed)
  await releaseArrivals({ store: { ...store, release }, queue: async () => {}, now })
  expect(next.confirmation).toMatchObject({ instructionsReleased: true, isReleaseMailed: true })
})

it('wait where the CMS is unreachable', async () => {
  const list = () => Promise.reject(new RecordsUnavailable('away'))
  const run = releaseArrivals({ store: { ...fakeStore([]), list }, queue: async () => {}, now })
  await expect(run).rejects.toThrow(RecordsUnavailable)
})

describeOnBothEngines('arrival instructions of two nodes', ({ newLocation }) => {
  it('are mailed once where both look at once, and where one dies after the release', async () => {
    const location = await newLocation()
    const stay = sampleAgreedStay({ payments, confirmation: confirmationOf({}) })
    const store = fakeStore([stay])
    const openNode = () => {
      const outbox = createOutbox({ location })
      onTestFinished(() => outbox.close())
      return { outbox, queue: (ready: ReadyInstructions) => queueInstructions(ready, outbox) }
    }
    const [one, other] = [openNode(), openNode()]
    const dies = () => Promise.reject(new Error('killed'))
    await releaseArrivals({ store, queue: dies, now })
    expect(stay.confirmation).toMatchObject({ instructionsReleased: true, isReleaseMailed: false })
    await Promise.all([one, other].map(({ queue }) => releaseArrivals({ store, queue, now })))
    expect((await other.outbox.figures()).waiting).toBe(1)
    expect(stay.confirmation).toMatchObject({ isReleaseMailed: true })
  })
})
