import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { contractAnswerSchema } from '../../content-types/contract'
import { calendarCalls, newBlock } from './calendar-calls'
import { offerSample } from './offer-sample'
import { reservation } from './reservations'
import type { Stage } from './stage'
import { callsOf } from './submission-calls'

const formSchema = z.object({
  name: z.string(),
  kind: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  holdUntil: z.string().nullable(),
  updatedAt: z.string(),
})

/** Forms of reservations that are open in the panel while the site writes the same reservations. */
export function describeReservationForms(stage: () => Stage): void {
  let calls: ReturnType<typeof calendarCalls>
  beforeEach(() => {
    calls = calendarCalls(stage())
  })
  const open = async (id: string) => {
    const { cms, editor } = stage()
    const { updatedAt, ...shown } = formSchema.parse(
      await callsOf(reservation, '').open(cms, editor, id),
    )
    return { id, shown, updatedAt }
  }
  /** A form sends what it shows with the note. */
  const saveNote = ({ id, shown, updatedAt }: Awaited<ReturnType<typeof open>>) =>
    stage().editor.save(reservation, id, { ...shown, notes: 'Late' }, 'en', updatedAt)
  const refused = { status: 400, message: expect.stringContaining('the site saved this') }
  const openOnly = async (rental: string) => {
    const { spans } = await calls.readMonth(rental)
    expect(spans).toHaveLength(1)
    return open(spans[0]?.id ?? '')
  }
  const inMay = { startDate: '2035-05-05', endDate: '2035-05-08' }
  const offerOf = async (rental: string) => {
    const stay = await calls.arrive()
    const offer = offerSample(stay, [rental], inMay)
    expect(await calls.make(offer)).toBe(200)
    return { stay, offer: offer.reference }
  }

  describe('the form of a reservation that the site wrote since', () => {
    it('does not bring back the dates of an earlier version of the contract', async () => {
      const rentalId = await calls.publish('form-of-booking')
      const { reference } = await calls.makeContract({}, { rentalId, ...inMay })
      await calls.sign(reference)
      const form = await openOnly(rentalId)
      const answer = await calls.send('GET', `contracts/${reference}`)
      const { data } = contractAnswerSchema.parse(await answer.json())
      if (!data) throw new Error(`No contract ${reference}`)
      const moved = { ...data.reservation, startDate: '2035-05-12', endDate: '2035-05-15' }
      const set = { stage: 'sent', version: 2, reservation: moved } as const
      expect(await calls.changeContract(reference, { set })).toBe(200)
      expect(await calls.trySign(reference, 2)).toBe(200)
      expect(await saveNote(form)).toMatchObject(refused)
      const nights = [{ startDate: '2035-05-12', endDate: '2035-05-14' }]
      expect(await calls.lockDates(rentalId)).toEqual(nights)
      expect(await saveNote(await openOnly(rentalId))).toMatchObject({ status: 200 })
      expect(await calls.lockDates(rentalId)).toEqual(nights)
    })

    it('does not prolong a hold that ended on the calendar', async () => {
      const rental = await calls.publish('form-of-ended')
      const holdUntil = new Date(Date.now() + 3_600_000).toISOString()
      const { made } = await calls.reserve(newBlock(rental, { kind: 'hold', holdUntil }))
      const form = await openOnly(rental)
      expect(await calls.end(form.id, made?.updatedAt)).toBe(200)
      expect(await saveNote(form)).toMatchObject(refused)
      expect(await calls.lockDates(rental)).toEqual([])
    })

    it('does not shorten the hold of an offer that was accepted', async () => {
      const rentalId = await calls.publish('form-of-offer')
      const { offer } = await offerOf(rentalId)
      const form = await openOnly(rentalId)
      expect(await calls.change(offer, { do: 'accept', rentalId })).toBe(200)
      expect(await saveNote(form)).toMatchObject(refused)
    })

    it('is told when a contract took the hold over', async () => {
      const rentalId = await calls.publish('form-of-hold')
      const { stay } = await offerOf(rentalId)
      const form = await openOnly(rentalId)
      const made = await calls.makeContract({ stay: stay.reference }, { rentalId, ...inMay })
      expect(made.status).toBe(201)
      expect(await saveNote(form)).toMatchObject(refused)
    })

    it('is saved where the site could not write it', async () => {
      const rentalId = await calls.publish('form-of-refused')
      const { reference } = await calls.makeContract({}, { rentalId, ...inMay })
      await calls.sign(reference)
      const form = await openOnly(rentalId)
      expect(await calls.end(form.id, form.updatedAt)).toBe(409)
      expect(await saveNote(form)).toMatchObject({ status: 200 })
    })
  })
}
