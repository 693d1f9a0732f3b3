import { describe, expect, it } from 'vitest'
import { galleryOf, roomsOfPictures } from '../src/catalogue/gallery-rooms'
import { visibleEvent } from '../src/changes/visible-change'
import { slugify } from '../src/publishing/slugify'
import {
  type RentalDraft,
  rentalFaults,
  rentalWarnings,
} from '../src/publishing/checks/rental-checks'
import { fingerprintOf } from '../src/submissions/fingerprint'
import { calendarDay, upcomingRanges } from '../seed/seed-day'
import { guatemalaDay } from '../src/records/guatemala-day'

const draft: RentalDraft = {
  type: 'vacation_rental',
  basePrice: 100,
  pricePerMonth: null,
  salePrice: null,
  latitude: 14.5,
  length: -90.7,
  capacityOfPeople: 4,
  noBedroom: 1,
  town: { name: 'Antigua' },
  gallery: Array.from({ length: 8 }, () => ({ picture: {}, alt: 'A house' })),
  bedrooms: [{}],
  amenities: [{}],
  cancellationPolicy: [{}],
  lockDates: [],
  aRSpecialPrices: [],
}

describe('remarks on a rental', () => {
  it('are none where nothing is missing', () => {
    expect(rentalFaults(draft)).toEqual([])
    expect(rentalWarnings(draft)).toEqual([])
  })

  it('ask for the price that the kind of offer needs', () => {
    const priceless = { ...draft, basePrice: null }
    expect(rentalWarnings(priceless)).toHaveLength(1)
    expect(rentalWarnings({ ...priceless, type: 'long_term_rental' })).toEqual([
      'No price a month.',
    ])
    expect(rentalWarnings({ ...priceless, type: 'house_for_sale', salePrice: 0 })).toEqual([])
  })

  it('count a picture only where there is one', () => {
    expect(rentalWarnings({ ...draft, gallery: [{ alt: 'Lost' }] })[0]).toContain('no pictures')
  })

  it('take a period of one night for sound and one that runs backwards for a fault', () => {
    const day = { startDate: '2027-01-02', endDate: '2027-01-02' }
    expect(rentalFaults({ ...draft, lockDates: [day] })).toEqual([])
    const backwards = { ...day, endDate: '2027-01-01' }
    expect(rentalFaults({ ...draft, aRSpecialPrices: [backwards] })).toHaveLength(1)
  })
})

describe('visible changes', () => {
  it('leave out what happens to drafts', () => {
    const saved = { name: 'update', status: undefined, hasDrafts: true }
    expect(visibleEvent(saved)).toBeNull()
    expect(visibleEvent({ ...saved, status: 'published' })).toBe('publish')
    expect(visibleEvent({ ...saved, hasDrafts: false })).toBe('update')
    expect(visibleEvent({ ...saved, name: 'discardDraft' })).toBeNull()
  })
})

describe('the fingerprint of a submission', () => {
  it('knows a body again whatever the order of its keys, and no other', () => {
    const body = { a: 1, b: { c: [1, { d: null, e: '' }] } }
    const turned = { b: { c: [1, { e: '', d: null }] }, a: 1 }
    expect(fingerprintOf(turned)).toBe(fingerprintOf(body))
    const others = [{ ...body, a: '1' }, { ...body, b: { c: [{ d: null, e: '' }, 1] } }, [body], {}]
    for (const other of others) expect(fingerprintOf(other)).not.toBe(fingerprintOf(body))
  })
})

describe('address names', () => {
  it('hold letters, digits and single hyphens', () => {
    expect(slugify('  Casa Ñandú — Nº 5, Antigua! ')).toBe('casa-nandu-n-5-antigua')
    expect(slugify('¿?')).toBe('')
  })
})

describe('days of the demo content', () => {
  it('count from the day it is in Guatemala', () => {
    expect(guatemalaDay(new Date('2026-11-22T05:59:00Z'))).toBe('2026-11-21')
    expect(guatemalaDay(new Date('2026-11-22T06:00:00Z'))).toBe('2026-11-22')
    expect(calendarDay(-1, '2027-03-01')).toBe('2027-02-28')
    expect(calendarDay('2027-05-01', '2027-03-01')).toBe('2027-05-01')
  })

  it('take the two next ranges of a season, one under way included', () => {
    const range = (year: number) => ({ startDate: `${year}-01-01`, endDate: `${year}-01-10` })
    const season = {
      key: 'christmas' as const,
      name: { en: 'x', es: 'x' },
      ranges: [range(2026), range(2027), range(2028), range(2029)],
    }
    const years = upcomingRanges(season, '2027-01-10').map(({ startDate }) => startDate)
    expect(years).toEqual(['2027-01-01', '2028-01-01'])
  })
})

describe('the rooms of pictures', () => {
  const file = (hash: string) => ({
    hash,
    ext: '.jpg',
    name: hash,
    url: `/uploads/${hash}.jpg`,
    width: 4,
    height: 3,
  })
  const parts = {
    gallery: new Map([
      [
        1,
        [
          { id: 11, alt: 'Bed', room: 'bedroom' },
          { id: 12, alt: 'Pool', room: null },
        ],
      ],
      [
        2,
        [
          { id: 21, alt: 'Cama', room: null },
          { id: 22, alt: 'Piscina', room: 'pool' },
        ],
      ],
    ]),
    pictures: new Map([
      [11, file('bed')],
      [12, file('pool')],
      [21, file('bed')],
      [22, file('pool')],
    ]),
  }
  const rooms = roomsOfPictures([1, 2, undefined], parts)

  it('count in both languages, whichever named them', () => {
    expect(galleryOf(1, parts, rooms).map(({ room }) => room)).toEqual(['bedroom', 'pool'])
    expect(galleryOf(2, parts, rooms).map(({ room }) => room)).toEqual(['bedroom', 'pool'])
  })

  it('are none where nobody named them', () => {
    const unnamed = { ...parts, gallery: new Map([[1, [{ id: 11, alt: 'Bed', room: null }]]]) }
    expect(galleryOf(1, unnamed, roomsOfPictures([1], unnamed))).toMatchObject([{ room: null }])
  })
})
