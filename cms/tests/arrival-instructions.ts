import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { readAsSite } from './editor'
import { rental, rentalData } from './entries'
import type { Stage } from './stage'
import { agreedStayCalls } from './agreed-stay-calls'
import { staff } from './stay-calls'

/** How a guest gets to a rental: when instructions go out, and to whom. */
export function describeArrivalInstructions(stage: () => Stage): void {
  let calls: ReturnType<typeof agreedStayCalls>
  beforeEach(() => {
    calls = agreedStayCalls(stage())
  })

  describe('arrival instructions', () => {
    it('begin with those of the published rental, which its visitors never get', async () => {
      const arrivalInstructions = `The gate with the number ${randomUUID()}`
      const rentalId = await calls.publish({ arrivalInstructions })
      await stage().editor.save(rental, rentalId, { arrivalInstructions: 'Draft' })
      const { booking } = await calls.confirm(rentalId)
      const [place] = (await calls.readBooking(booking))?.details ?? []
      expect(place?.arrivalInstructions).toEqual({ en: arrivalInstructions, es: '' })
      const shown = JSON.stringify(await readAsSite(stage().cms, `catalogue/rentals/${rentalId}`))
      expect(shown).toContain(rentalId)
      expect(shown).not.toContain('The gate')
    })

    it('come with the address of the published rental, which stays and confirmations alone have', async () => {
      const address = `4a calle ${randomUUID()}`
      const rentalId = await calls.publish({ address })
      const { booking, reference } = await calls.confirm(rentalId)
      expect((await calls.readBooking(booking))?.details[0]?.address).toBe(address)
      expect((await calls.read(reference)).rentalAddress).toBe(address)
      const everywhere = [
        await readAsSite(stage().cms, `catalogue/rentals/${rentalId}`),
        // A page begins with the id that follows.
        await readAsSite(stage().cms, `catalogue/rentals?after=${rentalId.slice(0, -1)}`),
      ]
      for (const shown of everywhere) {
        expect(JSON.stringify(shown)).toContain(rentalId)
        expect(JSON.stringify(shown)).not.toContain(address)
      }
    })

    it('come with what is known of a rental also when it is not published any more', async () => {
      const { editor, townId } = stage()
      const address = `5a calle ${randomUUID()}`
      const facts = { address, instructionsDaysBefore: 3, latitude: 14.5, length: -90.7 }
      const rentalId = await calls.publish({ ...facts, arrivalInstructions: 'The green gate' })
      const { booking, reference } = await calls.confirm(rentalId)
      const before = await calls.readBooking(booking)
      await editor.save(rental, rentalId, { name: 'Casa Colibrí', address: 'Draft' })
      expect(await calls.readBooking(booking)).toEqual(before)
      await editor.save(rental, rentalId, { name: rentalData.name, address })
      expect(await editor.unpublish(rental, rentalId)).toMatchObject({ status: 200 })
      expect(await calls.readBooking(booking)).toEqual(before)
      expect(before?.details).toMatchObject([
        {
          name: '',
          address,
          rental: {
            names: { en: rentalData.name, es: null },
            townId,
            houseRuleIds: [],
            checkInTimeStart: '15:00',
            latitude: facts.latitude,
          },
        },
      ])
      expect((await calls.read(reference)).rentalAddress).toBe(address)
      expect((await calls.ahead(reference))?.confirmation).toMatchObject({ releaseDays: 3 })
      const later = { startDate: '2035-04-04', endDate: '2035-04-08' }
      const next = await calls.confirm(rentalId, later)
      expect((await calls.readBooking(next.booking))?.details[0]).toMatchObject({
        arrivalInstructions: { en: 'The green gate', es: '' },
      })
    })

    it('name what the contract names where the rental is gone', async () => {
      const { editor } = stage()
      const rentalId = await calls.publish()
      await editor.save(rental, rentalId, { ...rentalData, name: 'Casa Colibrí' }, 'es')
      const { booking } = await calls.confirm(rentalId, { property: 'Casa Colibrí' })
      await editor.remove(rental, rentalId, 'es')
      expect((await calls.readBooking(booking))?.details).toMatchObject([
        { name: 'Casa Colibrí', rental: null },
      ])
    })

    it('are released once, with one line in the log, also where two nodes ask at once', async () => {
      const { reference, booking } = await calls.confirm(
        await calls.publish({ instructionsDaysBefore: 3 }),
      )
      expect((await calls.release(booking)).status).toBe(409)
      expect((await calls.readBooking(booking))?.instructionsReleased).toBe(false)
      await calls.share(booking)
      const answers = await Promise.all([calls.release(booking), calls.release(booking)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect((await calls.readBooking(booking))?.instructionsReleased).toBe(true)
      expect(await calls.events(reference, 'released')).toMatchObject([
        { actor: 'system', detail: 'mailed' },
      ])
      expect((await calls.ahead(reference))?.confirmation).toMatchObject({ isReleaseMailed: false })
      expect((await calls.release(booking, true)).status).toBe(200)
      expect((await calls.ahead(reference))?.confirmation).toMatchObject({ isReleaseMailed: true })
    })

    it('that staff hold afterwards stay held', async () => {
      const { booking } = await calls.confirm(await calls.publish({ instructionsDaysBefore: 3 }))
      await calls.share(booking)
      await calls.release(booking)
      const hold = { linkNumber: 1, by: staff, set: { instructionsReleased: false } }
      await calls.send('PUT', `booking-confirmations/${booking}`, hold)
      expect((await calls.release(booking)).status).toBe(409)
      expect((await calls.readBooking(booking))?.instructionsReleased).toBe(false)
    })

    it('of a cancelled stay, or of none, stay held', async () => {
      const { reference, booking } = await calls.confirm(
        await calls.publish({ instructionsDaysBefore: 3 }),
      )
      await calls.share(booking)
      const { revision } = await calls.read(reference)
      await calls.change(reference, { revision, set: { stage: 'cancelled' } })
      expect((await calls.release(booking)).status).toBe(409)
      expect((await calls.release(booking, true)).status).toBe(409)
      expect((await calls.readBooking(booking))?.instructionsReleased).toBe(false)
      expect((await calls.release('none-of-ours')).status).toBe(404)
    })
  })
}
