import { expect, it } from 'vitest'
import { catalogueRentalSchema } from '../../content-types/catalogue'
import { dayAfter, nightsOf } from '../../content-types/nights'
import { readAsSite } from './editor'
import { clients, type EngineStage } from './engine-stage'
import { connect } from './entries'
import { offerCalls } from './offer-calls'
import { offerSample } from './offer-sample'
import { publishRental, reservation } from './reservations'

/** Days from 2031-03-01 on. */
function dayNumber(count: number): string {
  let day = '2031-03-01'
  for (let number = 0; number < count; number += 1) day = dayAfter(day)
  return day
}

export function describeReservingAtOnce(stage: () => EngineStage): void {
  it(`lets ${clients} clients at once sell no night twice`, async () => {
    const { cms, editor, townId } = stage()
    const [same, chain] = [
      await publishRental(editor, townId, 'same'),
      await publishRental(editor, townId, 'chain'),
    ]
    const reserve = (rentalId: string, startDate: string, endDate: string) =>
      editor.create(reservation, {
        name: startDate,
        kind: 'booking',
        startDate,
        endDate,
        rental: connect(rentalId),
      })
    const takenNights = async (documentId: string) => {
      const answer = await readAsSite(cms, `catalogue/rentals/${documentId}`)
      const ranges = catalogueRentalSchema.parse(answer).rental?.lockDates ?? []
      return ranges.flatMap(({ startDate, endDate }) =>
        nightsOf({ startDate, endDate: dayAfter(endDate) }),
      )
    }

    const answers = await Promise.all(
      Array.from({ length: clients }, () => reserve(same, dayNumber(0), dayNumber(4))),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refusals = answers.filter(({ status }) => status !== 201)
    expect(new Set(refusals.map(({ status, message }) => `${status} ${message}`))).toEqual(
      new Set(['400 Not saved: "2031-03-01" has nights from 2031-03-01 to 2031-03-05.']),
    )
    expect(await takenNights(same)).toEqual(
      nightsOf({ startDate: dayNumber(0), endDate: dayNumber(4) }),
    )

    // Each stay overlaps the two before and the two after it.
    const stays = Array.from({ length: clients }, (_, index) => ({
      startDate: dayNumber(index),
      endDate: dayNumber(index + 3),
    }))
    const outcomes = await Promise.all(
      stays.map(async (stay) => ({
        stay,
        status: (await reserve(chain, stay.startDate, stay.endDate)).status,
      })),
    )
    const sold = outcomes.filter(({ status }) => status === 201).map(({ stay }) => stay)
    const nights = sold.flatMap(nightsOf).sort()
    expect(new Set(nights).size).toBe(nights.length)
    expect(await takenNights(chain)).toEqual(nights)
    for (const { stay, status } of outcomes) {
      if (status === 201) continue
      expect(status).toBe(400)
      expect(nightsOf(stay).some((night) => nights.includes(night))).toBe(true)
    }
  })

  it('offers houses again while others reserve one of them', async () => {
    const { cms, editor, townId } = stage()
    const calls = offerCalls(cms)
    const first = await publishRental(editor, townId, 'offered-a')
    const second = await publishRental(editor, townId, 'offered-b')
    const [here, there] = [await calls.arrive(), await calls.arrive()]
    const offer = async ({ reference }: { reference: string }, rentals: string[], day: string) => {
      const { revision } = await calls.read(reference)
      const dates = { startDate: `2032-${day}`, endDate: dayAfter(`2032-${day}`) }
      return calls.make(offerSample({ reference, revision }, rentals, dates))
    }
    for (let round = 0; round < 10; round += 1) {
      const reserve = async (number: number) => {
        const startDate = dayNumber(3 * (4 * round + number))
        const dates = { startDate, endDate: dayAfter(startDate) }
        const data = { name: startDate, kind: 'block', ...dates, rental: connect(second) }
        return (await editor.create(reservation, data)).status
      }
      const answers = await Promise.all([
        offer(here, [first, second], '03-04'),
        offer(there, [second, first], '04-04'),
        ...[0, 1, 2, 3].map(reserve),
      ])
      expect(answers).toEqual([200, 200, 201, 201, 201, 201])
    }
  })
}
