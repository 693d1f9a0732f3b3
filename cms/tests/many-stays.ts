import { expect, it } from 'vitest'
import { inboxSchema, todaySchema } from '../../content-types/desk'
import { stayStageNames } from '../../content-types/stay-stage'
import type { EngineStage } from './engine-stage'
import { leadCalls } from './lead-calls'
import { leadSample } from './lead-sample'
import { publishRental } from './reservations'
import { stayCalls } from './stay-calls'

const many = 20_000
const batch = 500
const day = '2034-05-10'

/**
 * Stays of two years, one an hour, in all stages; every tenth is in the same house, every hundredth is followed up.
 * Every twentieth knows another house by its id.
 */
function generatedStay(index: number, toColumn: (moment: Date) => Date | number, house: string) {
  const received = toColumn(new Date(Date.UTC(2032, 0, 1, index)))
  const number = String(index).padStart(5, '0')
  return {
    reference: `CS-G${number}`,
    inquiry: `CS-G${number}`,
    revision: 1,
    language: 'es',
    stage: stayStageNames[index % stayStageNames.length],
    section: 'vacationRentals',
    received_at: received,
    stage_since: received,
    start_date: day,
    end_date: '2034-05-14',
    guest_name: `Huésped ${number}`,
    email: `guest.${number}@example.com`,
    phone: `+502 555 ${number}`,
    rental_id: index % 20 === 1 ? house : null,
    rental_name: index % 10 === 0 ? 'Casa Jade' : 'Casa Ñandú',
    ...(index % 100 === 0 && { follow_up_on: day, owner_id: 7, owner: 'Ana' }),
  }
}

export function describeManyStays(stage: () => EngineStage): void {
  it('reads a page of a desk with 20,000 stays in one call, whatever it is asked for', async ({
    annotate,
  }) => {
    const { cms, editor, townId, withDatabase } = stage()
    const house = await publishRental(editor, townId, 'lago', { name: 'Villa Lago' })
    await withDatabase(async (database, isPostgres) => {
      const toColumn = (moment: Date) => (isPostgres ? moment : moment.getTime())
      for (let from = 0; from < many; from += batch) {
        const rows = Array.from({ length: batch }, (_, index) => from + index)
        await database('stays').insert(rows.map((index) => generatedStay(index, toColumn, house)))
      }
    })
    const lead = await leadCalls.submit(cms, leadSample('listWithUs'))
    const { send } = stayCalls(cms)
    const read = async (query: Record<string, string>) => {
      const began = performance.now()
      const answer = await send(
        'GET',
        `desk/inbox?${new URLSearchParams({ today: day, ...query })}`,
      )
      const page = inboxSchema.parse(await answer.json())
      const took = Math.round(performance.now() - began)
      await annotate(`${took} ms for ${new URLSearchParams(query)}`)
      return page
    }
    const first = await read({})
    expect(first.total).toBe(many + 1)
    expect(first.data[0]).toMatchObject({ reference: 'CS-G19999', startDate: day, lead: null })
    expect(first.people).toEqual([{ id: 7, name: 'Ana' }])
    const waiting = await read({ state: 'waiting' })
    const inEach = [0, 3, 5].map((stage) => Math.ceil((many - stage) / stayStageNames.length))
    expect(waiting.total).toBe(inEach.reduce((sum, count) => sum + count, 1))
    expect((await read({ page: '801' })).data).toMatchObject([{ reference: lead.reference }])
    expect((await read({ search: 'casa jade' })).total).toBe(many / 10)
    expect((await read({ search: 'villa lago' })).total).toBe(many / 20)
    expect((await read({ search: 'guest.12345@' })).data).toMatchObject([
      { reference: 'CS-G12345' },
    ])
    expect((await read({ search: '555-12345' })).data).toMatchObject([{ reference: 'CS-G12345' }])
    const due = (await read({ state: 'due', owner: '7' })).total
    expect(due).toBeGreaterThan(100)
    expect((await read({ age: '1', source: 'listWithUs' })).data).toMatchObject([
      { reference: lead.reference, source: 'listWithUs' },
    ])
    const began = performance.now()
    const answer = await send('GET', `desk/today?today=${day}`)
    const { data } = todaySchema.parse(await answer.json())
    await annotate(`${Math.round(performance.now() - began)} ms for today`)
    expect(data.waiting).toMatchObject({
      total: waiting.total - 1,
      rows: [{ reference: 'CS-G00000' }, {}, {}, {}, {}, {}, {}, {}],
    })
    expect(data.leads.rows).toMatchObject([{ reference: lead.reference }])
    expect(data.arrivals.rows[0]).toMatchObject({ startDate: day })
    expect(data.followUps.total).toBe(due)
  })
}
