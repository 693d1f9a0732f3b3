import { describe, expect, it } from 'vitest'
import { stayStageNames } from '../../../../content-types/stay-stage'
import { demoStay, hasContract, hasReached, priceLines } from '../../stays/demo-stay'
import { startOfDay } from '../../seed-day'
import { rentals } from '../rentals'
import { feeds } from '../feeds/feeds'
import { stays } from './stays'

const today = '2026-12-01'
const rentalOf = new Map(rentals.map((rental) => [rental.slug, rental]))
const booked = stays.filter(({ stage }) =>
  ['accepted', 'signed', 'confirmed', 'arrived', 'finished', 'reviewed', 'offered'].includes(stage),
)

type Taken = Pick<(typeof stays)[number], 'house' | 'also' | 'arrives' | 'nights'>

/** The nights of a stay as days from the day of seeding, once for each house that it may have. */
function nightsOf({ house, also = [], arrives, nights }: Taken): string[] {
  const days = Array.from({ length: nights }, (_, night) => arrives + night)
  return [house, ...also].flatMap((slug) => days.map((day) => `${slug} ${day}`))
}

describe('the demo stays', () => {
  it('are sixty in every stage over nine months', () => {
    expect(stays).toHaveLength(60)
    expect(new Set(stays.map(({ stage }) => stage))).toEqual(new Set(stayStageNames))
    const asked = stays.map(({ asked: day }) => day)
    const left = stays.map(({ arrives, nights }) => arrives + nights)
    expect(Math.max(...left) - Math.min(...asked)).toBeGreaterThanOrEqual(250)
  })

  it('name houses of the demo content that have room', () => {
    for (const { house, also = [], adults, children = 0 } of stays) {
      for (const slug of [house, ...also]) {
        const capacity = rentalOf.get(slug)?.capacityOfPeople ?? 0
        expect(`${slug}: ${Math.min(adults + children, capacity)}`).toBe(
          `${slug}: ${adults + children}`,
        )
      }
    }
  })

  it('write prices as the site does', () => {
    const labels = stays.flatMap((seed, number) => {
      const rental = rentalOf.get(seed.house)
      return rental
        ? priceLines(rental, demoStay(seed, number, today)).map(({ label }) => label.es)
        : []
    })
    expect(labels.join('\n')).toMatch(/noches a Q\d,\d{3}/)
    expect(labels.join('\n')).not.toMatch(/\d{4}/)
  })

  it('never share a night of a house, nor take one that is locked', () => {
    // Nor do the linked calendars of other sites.
    const fed = feeds.flatMap(({ house, stays: own }) =>
      own.flatMap((stay) => nightsOf({ house, also: [], ...stay })),
    )
    const nights = [...booked.flatMap(nightsOf), ...fed]
    const locked = rentals.flatMap(({ slug, locks = [] }) =>
      locks.flatMap(({ from, to }) =>
        typeof from === 'number' && typeof to === 'number'
          ? Array.from({ length: to - from + 1 }, (_, night) => `${slug} ${from + night}`)
          : [],
      ),
    )
    expect(nights.filter((night, index) => nights.indexOf(night) !== index)).toEqual([])
    expect(nights.filter((night) => locked.includes(night))).toEqual([])
  })

  it('are in the stage that their dates allow', () => {
    for (const { stage, asked, arrives, nights } of stays) {
      expect(asked).toBeLessThan(0)
      expect(asked).toBeLessThan(arrives)
      const departs = arrives + nights
      const when = departs < 0 ? 'past' : arrives < 0 ? 'now' : 'coming'
      const allowed = {
        past: ['finished', 'reviewed', 'lost', 'cancelled'],
        now: ['arrived'],
        coming: stayStageNames.filter((name) => !/arrived|finished|reviewed/.test(name)),
      }
      expect(allowed[when]).toContain(stage)
    }
  })

  it('were signed so long ago that no mail tells guests of it', () => {
    const all = stays.map((seed, number) => demoStay(seed, number, today))
    const signed = all.filter((stay) => hasContract(stay) && hasReached(stay, 'signed'))
    expect(signed.length).toBeGreaterThanOrEqual(25)
    for (const { steps, code } of signed) {
      const { at = '' } = steps.find(({ stage }) => stage === 'signed') ?? {}
      expect(at < startOfDay(-8, today) ? 'long ago' : code).toBe('long ago')
    }
  })

  it('reach their stages one after another, none in the future', () => {
    for (const [number, seed] of stays.entries()) {
      const { askedAt, steps } = demoStay(seed, number, today)
      const times = [askedAt, ...steps.map(({ at }) => at)]
      expect(times).toEqual([...times].sort())
      expect((times.at(-1) ?? '') < startOfDay(0, today)).toBe(true)
      expect(steps.at(-1)?.stage ?? 'new').toBe(seed.stage)
    }
  })
})
