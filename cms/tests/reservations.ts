import { beforeAll, describe, expect, it } from 'vitest'
import { catalogueRentalSchema } from '../../content-types/catalogue'
import { type Editor, openPanel, readAsSite, readRentalsAsSite } from './editor'
import { connect, rental, rentalData } from './entries'
import { hire } from './staff'
import type { Stage } from './stage'

export const reservation = 'api::reservation.reservation'

/** A published rental in English alone. Gives its document id. */
export async function publishRental(
  editor: Editor,
  townId: string,
  slug: string,
  facts: object = {},
): Promise<string> {
  const data = { ...rentalData, ...facts, slug, town: connect(townId) }
  const { documentId } = await editor.create(rental, data)
  const published = await editor.publish(rental, documentId)
  if (published.status !== 200) throw new Error(published.message)
  return documentId
}

export function describeReservations(stage: () => Stage): void {
  const block = (rentalId: string, startDate: string, endDate: string, more: object = {}) => ({
    name: `Stay of ${startDate}`,
    kind: 'block',
    startDate,
    endDate,
    rental: connect(rentalId),
    ...more,
  })
  const lockDates = async (documentId: string) => {
    const answer = await readAsSite(stage().cms, `catalogue/rentals/${documentId}`)
    return catalogueRentalSchema.parse(answer).rental?.lockDates
  }
  const publish = (slug: string, facts: object = {}) =>
    publishRental(stage().editor, stage().townId, slug, facts)

  describe('reservations', () => {
    it('are shown as blocked dates without a name, as one range where they touch', async () => {
      const { editor, cms } = stage()
      const documentId = await publish('shown', {
        lockDates: [{ startDate: '2031-01-10', endDate: '2031-01-12' }],
      })
      await editor.create(reservation, block(documentId, '2031-02-03', '2031-02-05'))
      const secret = { name: 'Familia Xicay', kind: 'booking', notes: 'Call +502 5555' }
      await editor.create(reservation, block(documentId, '2031-02-05', '2031-02-06', secret))
      await editor.create(reservation, block(documentId, '2031-02-08', '2031-02-09'))
      expect(await lockDates(documentId)).toEqual([
        { startDate: '2031-01-10', endDate: '2031-01-12' },
        { startDate: '2031-02-03', endDate: '2031-02-05' },
        { startDate: '2031-02-08', endDate: '2031-02-08' },
      ])
      const all = JSON.stringify(await readRentalsAsSite(cms))
      expect(all).toContain('2031-02-03')
      expect(all).not.toMatch(/Xicay|5555/)
    })

    it('announce their rental when nights change, and nothing when a note changes', async () => {
      const { editor, listener } = stage()
      const documentId = await publish('announced')
      await listener.heard()
      const heard = async () => (await listener.heard()).map(({ uid, documentId: id }) => [uid, id])
      const made = await editor.create(reservation, block(documentId, '2031-02-03', '2031-02-05'))
      expect(await heard()).toEqual([[rental, documentId]])
      await editor.save(reservation, made.documentId, { notes: 'The roof is repaired.' })
      expect(await heard()).toEqual([])
      await editor.remove(reservation, made.documentId, null)
      expect(await heard()).toEqual([[rental, documentId]])
      expect(await lockDates(documentId)).toEqual([])
    })

    it('are moved and shortened, also to another rental that was published again', async () => {
      const { editor } = stage()
      const [first, second] = [await publish('moved-from'), await publish('moved-to')]
      const made = await editor.create(reservation, block(first, '2031-02-03', '2031-02-06'))
      const save = (data: object) => editor.save(reservation, made.documentId, data)
      expect(await save({ startDate: '2031-02-05', endDate: '2031-02-08' })).toMatchObject({
        status: 200,
      })
      expect(await lockDates(first)).toEqual([{ startDate: '2031-02-05', endDate: '2031-02-07' }])
      await editor.publish(rental, second, { basePrice: 140 })
      expect(await save({ rental: connect(second) })).toMatchObject({ status: 200 })
      await editor.publish(rental, second, { basePrice: 150 })
      expect(await save({ endDate: '2031-02-07' })).toMatchObject({ status: 200 })
      expect(await lockDates(first)).toEqual([])
      expect(await lockDates(second)).toEqual([{ startDate: '2031-02-05', endDate: '2031-02-06' }])
    })

    it('name what is in the way, in the language of the editor, and change nothing', async () => {
      const { editor, cms } = stage()
      const documentId = await publish('in-the-way')
      const owner = { name: 'Owner comes' }
      await editor.create(reservation, block(documentId, '2031-02-05', '2031-02-10', owner))
      const other = await editor.create(reservation, block(documentId, '2031-02-01', '2031-02-05'))
      const answer = {
        status: 400,
        message: 'Not saved: "Owner comes" has nights from 2031-02-05 to 2031-02-10.',
      }
      const overlapping = block(documentId, '2031-02-09', '2031-02-11')
      expect(await editor.create(reservation, overlapping)).toMatchObject(answer)
      expect(
        await editor.save(reservation, other.documentId, { endDate: '2031-02-06' }),
      ).toMatchObject(answer)
      const inSpanish = openPanel(cms, editor.authorization, 'es')
      expect(await inSpanish.create(reservation, overlapping)).toMatchObject({
        message: 'No se guardó: «Owner comes» tiene noches del 2031-02-05 al 2031-02-10.',
      })
      expect(await lockDates(documentId)).toEqual([
        { startDate: '2031-02-01', endDate: '2031-02-09' },
      ])
    })

    it('may block what the rental blocks itself, but never book it', async () => {
      const { editor } = stage()
      const documentId = await publish('locked', {
        lockDates: [{ startDate: '2031-02-05', endDate: '2031-02-06' }],
      })
      const booking = { kind: 'booking' }
      const create = (start: string, end: string, more: object = {}) =>
        editor.create(reservation, block(documentId, start, end, more))
      expect(await create('2031-02-06', '2031-02-09', booking)).toMatchObject({
        status: 400,
        message: 'Not saved: the rental has blocked dates from 2031-02-05 to 2031-02-06.',
      })
      expect(await create('2031-02-03', '2031-02-05', booking)).toMatchObject({ status: 201 })
      expect(await create('2031-02-06', '2031-02-09')).toMatchObject({ status: 201 })
    })

    it('give up the nights of a hold when its time is over', async () => {
      const { editor } = stage()
      const documentId = await publish('held')
      const holdUntil = new Date(Date.now() + 2_000).toISOString()
      const hold = block(documentId, '2031-02-03', '2031-02-05', { kind: 'hold', holdUntil })
      expect(await editor.create(reservation, hold)).toMatchObject({ status: 201 })
      const booking = block(documentId, '2031-02-04', '2031-02-06', { kind: 'booking' })
      const book = async () => (await editor.create(reservation, booking)).status
      await expect.poll(book, { interval: 500, timeout: 20_000 }).toBe(201)
      expect(await lockDates(documentId)).toEqual([
        { startDate: '2031-02-04', endDate: '2031-02-05' },
      ])
    })

    it.each([
      ['no rental', { rental: undefined }, 'Not saved: choose the rental.'],
      [
        'a departure before the arrival',
        { endDate: '2031-02-03' },
        'Not saved: the departure has to come after the arrival.',
      ],
      ['a hundred years', { endDate: '2131-02-03' }, 'Not saved: at most 1100 nights.'],
      [
        'a hold without an end',
        { kind: 'hold' },
        'Not saved: write until when the nights are held.',
      ],
      [
        'a hold that is over',
        { kind: 'hold', holdUntil: '2026-01-01T12:00:00.000Z' },
        'Not saved: the hold would be over already.',
      ],
    ])('refuse %s', async (_, wrong, message) => {
      const documentId = await publish(`wrong-${message.length}`)
      const data = { ...block(documentId, '2031-02-03', '2031-02-05'), ...wrong }
      expect(await stage().editor.create(reservation, data)).toMatchObject({ status: 400, message })
      expect(await lockDates(documentId)).toEqual([])
    })

    describe('and the people who work here', () => {
      let marketing: Editor
      let operations: Editor

      beforeAll(async () => {
        const { cms, editor } = stage()
        marketing = await hire(cms, editor, 'ceiba-marketing')
        operations = await hire(cms, editor, 'ceiba-operations')
      })

      it('are made by Operations and closed to Marketing', async () => {
        const documentId = await publish('rights')
        const data = block(documentId, '2031-02-03', '2031-02-05')
        expect(await marketing.create(reservation, data)).toMatchObject({ status: 403 })
        const made = await operations.create(reservation, data)
        expect(made).toMatchObject({ status: 201 })
        expect(await marketing.remove(reservation, made.documentId, null)).toMatchObject({
          status: 403,
        })
        expect(await operations.remove(reservation, made.documentId, null)).toMatchObject({
          status: 200,
        })
      })
    })
  })
}
