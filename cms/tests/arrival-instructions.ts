import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { readAsSite } from './editor'
import type { Stage } from './stage'
import { stayAheadCalls } from './stay-ahead-calls'
import { staff } from './stay-calls'

/** How a guest gets to a rental: when instructions go out, and to whom. */
export function describeArrivalInstructions(stage: () => Stage): void {
  let calls: ReturnType<typeof stayAheadCalls>
  beforeEach(() => {
    calls = stayAheadCalls(stage())
  })

  describe('arrival instructions', () => {
    it('begin with those of the published rental, which its visitors never get', async () => {
      const arrivalInstructions = `The gate with the number ${randomUUID()}`
      const rentalId = await calls.publish({ arrivalInstructions })
      await stage().editor.save('api::rental.rental', rentalId, { arrivalInstructions: 'Draft' })
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
