import { describe, expect, it } from 'vitest'
import { catalogueRentalSchema } from '../../content-types/catalogue'
import { contractAnswerSchema, type ContractChange } from '../../content-types/contract'
import { contractSample, eventSample, signedSample } from './contract-sample'
import { readAsSite } from './editor'
import { connect } from './entries'
import { publishRental, reservation } from './reservations'
import type { Stage } from './stage'
import { contractToken, type RunningCms } from './start-cms'

type Dates = { rentalId?: string; startDate: string; endDate: string }

/** What the site asks of a CMS about a contract of these nights. */
function contractCalls({ url }: RunningCms) {
  async function send(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${contractToken}` },
      body: body && JSON.stringify(body),
    })
    return answer
  }
  const read = async (reference: string) => {
    const answer = await send('GET', `contracts/${reference}`)
    const { data } = contractAnswerSchema.parse(await answer.json())
    if (!data) throw new Error(`No contract ${reference}`)
    return data
  }
  /** The status of the answer. */
  const change = async (reference: string, wanted: Partial<ContractChange>) => {
    const { revision } = await read(reference)
    const whole = { revision, set: {}, signed: null, events: [], ...wanted }
    return (await send('PUT', `contracts/${reference}`, whole)).status
  }
  return {
    read,
    change,
    async make(dates: Dates): Promise<string> {
      const sample = contractSample()
      const contract = { ...sample, reservation: { ...sample.reservation, ...dates } }
      expect((await send('POST', 'contracts', contract)).status).toBe(201)
      return contract.reference
    },
    async sign(reference: string) {
      const { version } = await read(reference)
      return change(reference, {
        set: { stage: 'signed' },
        signed: signedSample(version),
        events: [eventSample()],
      })
    },
  }
}

/** A signature and the booking of its nights are one change. */
export function describeContractBookings(stage: () => Stage): void {
  const lockDates = async (documentId: string) => {
    const answer = await readAsSite(stage().cms, `catalogue/rentals/${documentId}`)
    return catalogueRentalSchema.parse(answer).rental?.lockDates
  }
  const publish = (slug: string) => publishRental(stage().editor, stage().townId, slug)
  const january = { startDate: '2031-01-04', endDate: '2031-01-08' }
  const nightsOfJanuary = [{ startDate: '2031-01-04', endDate: '2031-01-07' }]

  describe('the booking of a contract', () => {
    it('is made by the signature, moved by the next one, and freed when it is withdrawn', async () => {
      const { make, sign, change, read } = contractCalls(stage().cms)
      const rentalId = await publish('contract-life')
      const reference = await make({ rentalId, ...january })
      expect(await lockDates(rentalId)).toEqual([])
      expect(await sign(reference)).toBe(200)
      expect(await lockDates(rentalId)).toEqual(nightsOfJanuary)

      const later = { ...(await read(reference)).reservation, endDate: '2031-01-10' }
      const edit = { set: { stage: 'sent', version: 2, reservation: later } } as const
      expect(await change(reference, edit)).toBe(200)
      expect(await lockDates(rentalId)).toEqual(nightsOfJanuary)
      expect(await sign(reference)).toBe(200)
      expect(await lockDates(rentalId)).toEqual([
        { startDate: '2031-01-04', endDate: '2031-01-09' },
      ])

      await change(reference, { set: { stage: 'sent', version: 3 } })
      expect(await change(reference, { set: { stage: 'revoked' } })).toBe(200)
      expect(await lockDates(rentalId)).toEqual([])
    })

    it.each(['sent', 'declined', 'expired'] as const)(
      'stays as it was signed where a change that is %s is dropped',
      async (end) => {
        const { make, sign, change, read } = contractCalls(stage().cms)
        const rentalId = await publish(`contract-kept-${end}`)
        const reference = await make({ rentalId, ...january })
        await sign(reference)
        const { reservation: agreed } = await read(reference)
        const later = { ...agreed, endDate: '2031-01-10', fullPayment: 1600 }
        await change(reference, { set: { stage: 'sent', version: 2, reservation: later } })
        await change(reference, { set: { stage: end } })
        const kept = { stage: 'signed', version: 1, reservation: agreed } as const
        const events = [{ ...eventSample(), kind: 'kept' as const }]
        expect(await change(reference, { set: kept, events })).toBe(200)
        expect(await read(reference)).toMatchObject(kept)
        expect(await lockDates(rentalId)).toEqual(nightsOfJanuary)
      },
    )

    it('is refused with the whole signature where the nights are taken', async () => {
      const { make, sign, read } = contractCalls(stage().cms)
      const rentalId = await publish('contract-taken')
      const block = { name: 'Owner comes', kind: 'block', rental: connect(rentalId) }
      const made = await stage().editor.create(reservation, {
        ...block,
        startDate: '2031-01-07',
        endDate: '2031-01-09',
      })
      const reference = await make({ rentalId, ...january })
      const before = await read(reference)
      expect(await sign(reference)).toBe(422)
      expect(await read(reference)).toEqual(before)
      await stage().editor.remove(reservation, made.documentId, null)
      expect(await sign(reference)).toBe(200)
    })

    it('comes from the hold that names the contract', async () => {
      const { make, sign } = contractCalls(stage().cms)
      const rentalId = await publish('contract-held')
      const reference = await make({ rentalId, ...january })
      await stage().editor.create(reservation, {
        name: 'Waits for her signature',
        kind: 'hold',
        contract: reference,
        ...january,
        rental: connect(rentalId),
        holdUntil: '2030-12-01T12:00:00.000Z',
      })
      expect(await sign(reference)).toBe(200)
      expect(await lockDates(rentalId)).toEqual(nightsOfJanuary)
    })

    it('stays one where the form of its hold is saved in the panel afterwards', async () => {
      const { editor } = stage()
      const { make, sign } = contractCalls(stage().cms)
      const rentalId = await publish('contract-saved')
      const reference = await make({ rentalId, ...january })
      const form = { name: 'Waits', kind: 'hold', holdUntil: new Date(Date.now() + 60_000) }
      const made = await editor.create(reservation, {
        ...form,
        ...january,
        contract: reference,
        rental: connect(rentalId),
      })
      expect(await sign(reference)).toBe(200)
      const past = { ...form, contract: null, holdUntil: '2026-01-01T12:00:00.000Z' }
      expect(await editor.save(reservation, made.documentId, past)).toMatchObject({ status: 200 })
      expect(await lockDates(rentalId)).toEqual(nightsOfJanuary)
    })

    it('is none for a rental that is not ours, and refused for one that was deleted', async () => {
      const { make, sign } = contractCalls(stage().cms)
      expect(await sign(await make(january))).toBe(200)
      expect(await sign(await make({ rentalId: 'deleted', ...january }))).toBe(422)
    })
  })
}
