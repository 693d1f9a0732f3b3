import type { Knex } from 'knex'
import { expect, it } from 'vitest'
import { rentalCalendarSchema } from '../../content-types/rental-calendar'
import type { EngineStage } from './engine-stage'
import { publishRental } from './reservations'
import { stayCalls } from './stay-calls'

const rentals = 500
/** Past and future ones of each rental: five nights in seven for about two years. */
const ofEach = 100
const firstDay = Date.UTC(2033, 5, 1)

const dayOf = (number: number) =>
  new Date(firstDay + number * 86_400_000).toISOString().slice(0, 10)

export function describeManyReservations(stage: () => EngineStage): void {
  it('reads sixty days of 500 rentals with 50,000 reservations in one call', async ({
    annotate,
  }) => {
    const { cms, editor, townId, withDatabase } = stage()
    const model = await publishRental(editor, townId, 'model')
    await withDatabase(async (database) => {
      await copyRental(database, model)
      await fillCalendar(database)
    })
    const query = new URLSearchParams({ from: dayOf(365), to: dayOf(425) })
    const read = async () => {
      const began = performance.now()
      const answer = await stayCalls(cms).send('GET', `desk/calendar?${query}`)
      const { data } = rentalCalendarSchema.parse(await answer.json())
      await annotate(`${Math.round(performance.now() - began)} ms for ${data.spans.length} spans`)
      return data
    }
    await read()
    const { spans } = await read()
    expect(new Set(spans.map(({ rental }) => rental.id)).size).toBe(rentals)
    // Sixty days at one span a week, and those that reach in.
    expect(spans.length).toBeGreaterThan(rentals * 8)
    expect(spans.length).toBeLessThan(rentals * 11)
  })
}

/** Makes rows of more rentals out of those of one, drafts and published ones. */
async function copyRental(database: Knex, model: string): Promise<void> {
  const rows: Record<string, unknown>[] = await database('rentals').where({ document_id: model })
  const copies = Array.from({ length: rentals }, (_, index) =>
    rows.map(({ id: _id, ...row }) => ({ ...row, document_id: `r${index}`, slug: `r${index}` })),
  ).flat()
  for (let from = 0; from < copies.length; from += 50) {
    await database('rentals').insert(copies.slice(from, from + 50))
  }
}

/** Makes the reservations of one rental, and out of them those of all: one statement instead of hundreds. */
async function fillCalendar(database: Knex): Promise<void> {
  const kinds = ['booking', 'booking', 'import', 'block']
  const model = 'model'
  await database('reservations').insert(
    Array.from({ length: ofEach }, (_, index) => ({
      document_id: `s${index}`,
      name: model,
      kind: kinds[index % kinds.length],
      start_date: dayOf(index * 7),
      end_date: dayOf(index * 7 + 5),
    })),
  )
  await database.raw(
    `insert into reservations (document_id, name, kind, start_date, end_date)
     select rental || document_id, rental, kind, start_date, end_date
     from reservations cross join
       (select distinct document_id as rental from rentals where slug = document_id) as copies
     where name = ?`,
    [model],
  )
  await database('reservations').where({ name: model }).delete()
  await database.raw(
    `insert into reservations_rental_lnk (reservation_id, rental_id)
     select reservations.id, rentals.id
     from rentals join reservations on reservations.name = rentals.document_id`,
  )
}
