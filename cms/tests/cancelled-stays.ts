import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingConfirmationAnswerSchema } from '../../content-types/booking-confirmation'
import { contractAnswerSchema } from '../../content-types/contract'
import { bookingUid } from '../src/bookings/booking-uid'
import { connect, rental } from './entries'
import { offerCalls } from './offer-calls'
import { eventSample, newHash, signedSample } from './contract-sample'
import { publishRental, reservation } from './reservations'
import type { Stage } from './stage'
import { staff, stayCalls } from './stay-calls'

/** The nights of a stay that is cancelled, and of one that comes back. */
export function describeCancelledStays(stage: () => Stage): void {
  let calls: ReturnType<typeof stayCalls>
  beforeEach(() => {
    calls = stayCalls(stage().cms)
  })
  const lockDates = (rentalId: string) => offerCalls(stage().cms).lockDates(rentalId)
  const dates = { startDate: '2033-01-04', endDate: '2033-01-08' }
  const nights = [{ startDate: '2033-01-04', endDate: '2033-01-07' }]
  /** A stay whose contract was sent; both are called the same. */
  const agree = async () => {
    const rentalId = await publishRental(stage().editor, stage().townId, `house-${randomUUID()}`)
    const guestEmail = `${randomUUID()}@example.com`
    const made = await calls.makeContract({ stage: 'sent', guestEmail }, { rentalId, ...dates })
    expect(made.status).toBe(201)
    return { rentalId, reference: made.reference }
  }
  const sign = async () => {
    const agreed = await agree()
    await calls.sign(agreed.reference)
    expect(await lockDates(agreed.rentalId)).toEqual(nights)
    return agreed
  }
  const move = async (reference: string, to: 'accepted' | 'cancelled' | 'lost') => {
    const { revision } = await calls.read(reference)
    return (await calls.change(reference, { revision, set: { stage: to } })).status
  }
  /** Blocks nights for the owner. Returns a function that deletes the block. */
  const takeNights = async (rentalId: string) => {
    const data = { name: 'Owner', kind: 'block', startDate: '2033-01-07', endDate: '2033-01-09' }
    const made = await stage().editor.create(reservation, { ...data, rental: connect(rentalId) })
    return () => stage().editor.remove(reservation, made.documentId, null)
  }
  /** A draft of the confirmation of a signed stay; its document id. */
  const confirm = async (reference: string) => {
    const { revision } = await calls.read(reference)
    const hours = { checkInFrom: null, checkOutUntil: null, checkin: null }
    const wanted = { revision, by: staff, notes: 'Paid', ...hours }
    expect((await calls.send('POST', `stays/${reference}/booking`, wanted)).status).toBe(201)
    return (await calls.read(reference)).booking ?? ''
  }
  const share = async (booking: string, linkNumber: number, linkHash = newHash()) => {
    const set = { stage: 'shared', linkNumber, linkHash }
    const whole = { linkNumber: linkNumber - 1, set, by: staff }
    return (await calls.send('PUT', `booking-confirmations/${booking}`, whole)).status
  }

  describe('a signed stay', () => {
    it.each(['cancelled', 'lost'] as const)(
      'frees its nights when it is %s, and takes them again when it comes back',
      async (off) => {
        const { listener } = stage()
        const { reference, rentalId } = await sign()
        await listener.heard()
        expect(await move(reference, off)).toBe(200)
        expect(await lockDates(rentalId)).toEqual([])
        expect(await listener.heard()).toMatchObject([{ uid: rental, documentId: rentalId }])
        expect(await move(reference, 'accepted')).toBe(200)
        expect(await lockDates(rentalId)).toEqual(nights)
      },
    )

    it.each(['cancelled', 'lost'] as const)(
      'that is %s closes the link of its confirmation until it comes back',
      async (off) => {
        const { reference } = await sign()
        const booking = await confirm(reference)
        const linkHash = newHash()
        await share(booking, 1, linkHash)
        const opened = async () => {
          const answer = await calls.send('GET', `booking-confirmation-links/${linkHash}`)
          return bookingConfirmationAnswerSchema.parse(await answer.json()).data?.documentId
        }
        expect(await opened()).toBe(booking)
        expect(await move(reference, off)).toBe(200)
        expect(await opened()).toBeUndefined()
        expect(await move(reference, 'accepted')).toBe(200)
        expect(await opened()).toBe(booking)
      },
    )

    it('that is cancelled takes no nights when its contract gets another link', async () => {
      const { reference, rentalId } = await sign()
      expect(await move(reference, 'cancelled')).toBe(200)
      const set = { stage: 'signed', linkNumber: 2, linkHash: newHash() } as const
      expect(await calls.changeContract(reference, { set })).toBe(200)
      expect(await lockDates(rentalId)).toEqual([])
      expect(await calls.read(reference)).toMatchObject({ stage: 'cancelled' })
    })

    it('does not come back where others have its nights', async () => {
      const { reference, rentalId } = await sign()
      expect(await move(reference, 'cancelled')).toBe(200)
      const giveBack = await takeNights(rentalId)
      const before = await calls.read(reference)
      expect(await move(reference, 'accepted')).toBe(422)
      expect(await calls.read(reference)).toEqual(before)
      await giveBack()
      expect(await move(reference, 'accepted')).toBe(200)
    })

    describe('whose changed contract waits', () => {
      /** Signs a stay, then sends its contract again with other values. */
      const change = async (more: object) => {
        const { rentalId, reference } = await agree()
        const { agreement } = await calls.read(reference)
        if (!agreement) throw new Error('The stay has no contract')
        const content = JSON.stringify({ reservation: agreement.reservation })
        const signing = {
          set: { stage: 'signed' as const },
          signed: { ...signedSample(), content },
        }
        expect(await calls.changeContract(reference, signing)).toBe(200)
        const reservation = { ...agreement.reservation, ...more }
        const again = { stage: 'sent' as const, version: 2, reservation }
        const sendAgain = () => calls.changeContract(reference, { set: again })
        return { rentalId, reference, sendAgain }
      }

      it.each(['cancelled', 'lost'] as const)(
        'takes its signed nights again when it was %s and comes back',
        async (off) => {
          const { rentalId, reference, sendAgain } = await change({ endDate: '2033-01-10' })
          expect(await sendAgain()).toBe(200)
          expect(await move(reference, off)).toBe(200)
          expect(await lockDates(rentalId)).toEqual([])
          const giveBack = await takeNights(rentalId)
          expect(await move(reference, 'accepted')).toBe(422)
          await giveBack()
          expect(await move(reference, 'accepted')).toBe(200)
          expect(await lockDates(rentalId)).toEqual(nights)
        },
      )

      it('takes none of a contract that was withdrawn', async () => {
        const { rentalId, reference, sendAgain } = await change({ fullPayment: 1500 })
        expect(await sendAgain()).toBe(200)
        const at = '2026-11-23T10:00:00.000Z'
        const events = [{ ...eventSample(), kind: 'revoked' as const, at }]
        const withdrawn = { set: { stage: 'revoked' as const }, events }
        expect(await calls.changeContract(reference, withdrawn)).toBe(200)
        expect(await move(reference, 'accepted')).toBe(200)
        expect(await lockDates(rentalId)).toEqual([])
        expect(await move(reference, 'cancelled')).toBe(200)
        expect(await sendAgain()).toBe(200)
        expect(await lockDates(rentalId)).toEqual([])
        expect(await move(reference, 'lost')).toBe(200)
        expect(await move(reference, 'accepted')).toBe(200)
        expect(await lockDates(rentalId)).toEqual([])
      })

      it('comes back by a contract that is sent again, with its nights where they are free', async () => {
        const free = await change({ fullPayment: 1500 })
        expect(await move(free.reference, 'lost')).toBe(200)
        expect(await free.sendAgain()).toBe(200)
        expect(await lockDates(free.rentalId)).toEqual(nights)

        const later = { startDate: '2033-02-04', endDate: '2033-02-08' }
        const taken = await change(later)
        expect(await move(taken.reference, 'lost')).toBe(200)
        await takeNights(taken.rentalId)
        const blocked = await lockDates(taken.rentalId)
        expect(await taken.sendAgain()).toBe(200)
        expect(await calls.read(taken.reference)).toMatchObject({ stage: 'contractSent' })
        expect(await lockDates(taken.rentalId)).toEqual(blocked)
      })
    })

    it('frees its nights when its confirmation is cancelled in the panel', async () => {
      const { editor } = stage()
      const { reference, rentalId } = await sign()
      const booking = await confirm(reference)
      expect(await share(booking, 1)).toBe(200)
      const save = (to: string) => editor.save(bookingUid, booking, { stage: to })
      expect(await save('cancelled')).toMatchObject({ status: 200 })
      expect(await calls.read(reference)).toMatchObject({ stage: 'cancelled' })
      expect(await lockDates(rentalId)).toEqual([])

      const giveBack = await takeNights(rentalId)
      expect(await save('shared')).toMatchObject({
        status: 400,
        message: expect.stringContaining('"Owner" has nights'),
      })
      expect(await share(booking, 2)).toBe(422)
      expect(await calls.read(reference)).toMatchObject({ stage: 'cancelled' })
      await giveBack()
      expect(await share(booking, 2)).toBe(200)
      expect(await calls.read(reference)).toMatchObject({ stage: 'confirmed' })
      expect(await lockDates(rentalId)).toEqual(nights)
    })
  })

  it.each(['cancelled', 'lost'] as const)(
    'a contract of a stay that is %s is signed by nobody until the stay comes back',
    async (off) => {
      const { reference, rentalId } = await agree()
      const contract = async () => {
        const answer = await calls.send('GET', `contracts/${reference}`)
        return contractAnswerSchema.parse(await answer.json()).data
      }
      expect(await contract()).toMatchObject({ calledOff: false })
      expect(await move(reference, off)).toBe(200)
      expect(await contract()).toMatchObject({ stage: 'sent', calledOff: true })
      expect(await calls.trySign(reference)).toBe(409)
      expect(await calls.read(reference)).toMatchObject({ stage: off })
      expect(await lockDates(rentalId)).toEqual([])
      expect(await move(reference, 'accepted')).toBe(200)
      expect(await calls.trySign(reference)).toBe(200)
      expect(await lockDates(rentalId)).toEqual(nights)
    },
  )

  it('a stay that was cancelled before the house signed takes its nights with that signature', async () => {
    const { reference, rentalId } = await agree()
    const signedByGuests = { set: { stage: 'guestsSigned' } } as const
    expect(await calls.changeContract(reference, signedByGuests)).toBe(200)
    expect(await lockDates(rentalId)).toEqual(nights)
    expect(await move(reference, 'cancelled')).toBe(200)
    expect(await lockDates(rentalId)).toEqual([])
    const giveBack = await takeNights(rentalId)
    expect(await calls.trySign(reference)).toBe(422)
    await giveBack()
    expect(await calls.trySign(reference)).toBe(200)
    expect(await calls.read(reference)).toMatchObject({ stage: 'signed' })
    expect(await lockDates(rentalId)).toEqual(nights)
  })
}
