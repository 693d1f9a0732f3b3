import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { guatemalaDay } from '../src/records/guatemala-day'
import { eventSample, signedSample } from './contract-sample'
import { inquiry } from './inquiry-calls'
import type { Stage } from './stage'
import { arriveNamed, dates, setStay, staff, stayCalls } from './stay-calls'

/** A stay's way through contract and confirmation. */
export function describeStayContracts(stage: () => Stage): void {
  let calls: ReturnType<typeof stayCalls>
  beforeEach(() => {
    calls = stayCalls(stage().cms)
  })
  const arrive = (startDate?: string, endDate?: string) =>
    arriveNamed(stage().cms, startDate, endDate)

  describe('a stay', () => {
    it('moves on with contract and confirmation, which hold what is known', async () => {
      const { reference, email } = await arrive()
      const contract = { stay: reference, stage: 'draft', guestEmail: email }
      const made = await calls.makeContract(contract, { ...dates, fullName: 'Ixchel Xicay' })
      expect(made.status).toBe(201)
      expect(await calls.read(reference)).toMatchObject({ stage: 'new', contract: made.reference })
      await setStay(stage().cms, reference, { phone: '+502 5555 0146' })
      const kept = await calls.send('GET', `contracts/${made.reference}`)
      expect(await kept.json()).toMatchObject({ data: { guestPhone: '+502 5555 0146' } })
      await calls.changeContract(made.reference, { set: { stage: 'sent' } })
      expect(await calls.read(reference)).toMatchObject({ stage: 'contractSent' })
      await calls.sign(made.reference)
      const signed = await calls.read(reference)
      expect(signed).toMatchObject({ stage: 'signed', guestName: 'Ixchel Xicay' })

      const wanted = {
        revision: signed.revision,
        by: staff,
        notes: 'First payment $1,241',
        checkin: { en: 'Check-in after lunch', es: 'Entrada después de comer' },
        checkInFrom: null,
        checkOutUntil: '10:30',
      }
      const path = `stays/${reference}/booking`
      const answers = await Promise.all([
        calls.send('POST', path, wanted),
        calls.send('POST', path, wanted),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
      const stay = await calls.read(reference)
      const confirmation = await calls.send('GET', `booking-confirmations/${stay.booking}`)
      expect(await confirmation.json()).toMatchObject({
        data: {
          noRequirement: reference,
          guestName: 'Ixchel Xicay',
          noPax: 3,
          language: 'es',
          stay: reference,
          details: [
            {
              name: 'Casa Ñandú',
              ...dates,
              checkInFrom: null,
              checkOutUntil: '10:30',
              checkinInstructions: { es: 'Entrada después de comer' },
            },
          ],
        },
      })
      const linkHash = randomUUID().replaceAll('-', '').repeat(2)
      const share = { stage: 'shared', linkNumber: 1, linkHash }
      await calls.send('PUT', `booking-confirmations/${stay.booking}`, {
        linkNumber: 0,
        set: share,
        by: staff,
      })
      const { events, stage: last } = await calls.read(reference)
      expect(last).toBe('confirmed')
      expect(events.map(({ kind, stage: to }) => to ?? kind)).toEqual([
        'new',
        'contract',
        'contractSent',
        'signed',
        'booking',
        'confirmed',
      ])
      expect(events.at(-1)).toMatchObject(staff)
    })

    it('holds what its guest asks on the page of the contract, and why they decline, and is due then', async () => {
      const guestEmail = `${randomUUID()}@guest.example`
      const { reference } = await calls.makeContract({ stage: 'sent', guestEmail })
      const said = (kind: 'asked' | 'declined', detail: string) => ({
        events: [{ ...eventSample(), kind, actor: 'guest', detail }],
      })
      expect(await calls.changeContract(reference, said('asked', 'Is there a cot?'))).toBe(200)
      const no = { set: { stage: 'declined' as const }, ...said('declined', 'Too late') }
      expect(await calls.changeContract(reference, no)).toBe(200)
      const { stage: last, followUpOn, events } = await calls.read(reference)
      expect([last, followUpOn]).toEqual(['contractSent', guatemalaDay(new Date())])
      expect(events.slice(-2)).toMatchObject([
        { kind: 'asked', actor: 'guest', detail: 'Is there a cot?' },
        { kind: 'declined', actor: 'guest', detail: 'Too late' },
      ])
      expect(await calls.changeContract(reference, { set: { stage: 'signed' } })).toBe(409)
      expect(await calls.changeContract(reference, { set: { stage: 'sent' } })).toBe(200)
    })

    it('owes what was signed until a new version is signed', async () => {
      const { reference } = await calls.makeContract({ stage: 'sent' })
      const { agreement } = await calls.read(reference)
      if (!agreement) throw new Error('The stay has no contract')
      const dearer = {
        ...agreement.reservation,
        fullPayment: agreement.reservation.fullPayment + 100,
      }
      const sign = (reservation: object, version: number) =>
        calls.changeContract(reference, {
          set: { stage: 'signed' },
          signed: { ...signedSample(version), content: JSON.stringify({ reservation }) },
        })
      expect(await sign(agreement.reservation, 1)).toBe(200)
      const again = { stage: 'sent' as const, version: 2, reservation: dearer }
      expect(await calls.changeContract(reference, { set: again })).toBe(200)
      const { fullPayment } = agreement.reservation
      const agreedNow = async () => (await calls.read(reference)).agreement
      expect(await agreedNow()).toMatchObject({ stage: 'sent', reservation: { fullPayment } })
      expect(await sign(dearer, 2)).toBe(200)
      expect(await agreedNow()).toMatchObject({
        stage: 'signed',
        reservation: { fullPayment: dearer.fullPayment },
      })
    })

    it('has one contract, also when two people make one at the same time', async () => {
      const { reference } = await arrive()
      const make = () => calls.makeContract({ stay: reference })
      const answers = await Promise.all([make(), make(), make()])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
      expect((await calls.makeContract({ stay: 'CS-NOTHERE' })).status).toBe(409)
    })

    it('gets no confirmation before its contract is signed', async () => {
      const { reference } = await arrive()
      const hours = { checkInFrom: '13:00', checkOutUntil: '10:00', checkin: null }
      const wanted = { revision: 1, by: staff, notes: 'n', ...hours }
      expect((await calls.send('POST', `stays/${reference}/booking`, wanted)).status).toBe(409)
    })

    it('is joined by a contract that names the same guest and dates, and by no other', async () => {
      const { reference, email } = await arrive('2032-05-01', '2032-05-04')
      const others = { startDate: '2032-05-02', endDate: '2032-05-04' }
      const other = await calls.makeContract({ guestEmail: email }, others)
      expect(await calls.read(other.reference)).toMatchObject({ stage: 'contractSent' })
      const same = { startDate: '2032-05-01', endDate: '2032-05-04' }
      // Anybody can send an inquiry in the name of a guest.
      const fullName = `Ixchel ${email.slice(0, 8)}`
      const named = await calls.makeContract({ guestEmail: null }, { ...same, fullName })
      expect(await calls.read(named.reference)).toMatchObject({ guestName: fullName, email: null })
      const joined = await calls.makeContract({ guestEmail: email.toUpperCase() }, same)
      expect(await calls.read(reference)).toMatchObject({ contract: joined.reference })
    })

    it('outlives its inquiry where a contract came of it', async () => {
      const { reference, documentId } = await arrive()
      await calls.makeContract({ stay: reference })
      await stage().editor.remove(inquiry, documentId, null)
      expect(await calls.read(reference)).toMatchObject({ inquiry: null, request: null })
    })
  })
}
