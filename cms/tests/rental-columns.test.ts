import { describe, expect, it } from 'vitest'
import { fc } from '~/testing/fast-check'
import type { RentalColumnName } from '../../content-types/rental-import'
import { fieldColumns, type FieldColumnName } from '../src/rental-table/columns/columns'
import type { Column } from '../src/rental-table/columns/column'
import { type Cells, cellsOf } from '../src/rental-table/line-cells'
import { planLine } from '../src/rental-table/plan-line'
import { libraryName } from '../src/rental-table/pictures/picture-name'
import type { KnownEntries } from '../src/rental-table/read-known-entries'
import { fingerprintOf, hasUnpublishedChanges, type Rental } from '../src/rental-table/read-rentals'

const town = { documentId: 't1', slug: 'antigua' }
const amenities = ['wifi', 'pool|heated', 'back\\slash'].map((slug, at) => ({
  documentId: `a${at}`,
  slug,
}))
const picture = (id: number, name: string, alternativeText: string | null = null) => ({
  id,
  documentId: `p${id}`,
  name,
  alternativeText,
})

const address = 'https://pictures.example/a/patio%20one.jpg?size=large'

const known: KnownEntries = {
  unread: new Map([['https://10.0.0.1/x.jpg', 'Private']]),
  town: new Map([['antigua', town]]),
  amenities: new Map(amenities.map((each) => [each.slug, each])),
  houseRules: new Map(),
  promotions: new Map(),
  extraFees: new Map(),
  provider: new Map(),
  pictures: new Map([
    ['patio.jpg', [picture(1, 'patio.jpg', 'A patio')]],
    ['bare.jpg', [picture(2, 'bare.jpg')]],
    [libraryName(address), [picture(6, libraryName(address), 'From afar')]],
    ['twice.jpg', [picture(3, 'twice.jpg', 'x'), picture(4, 'twice.jpg', 'x')]],
  ]),
}

const version = (words: string) => ({
  slug: 'casa',
  name: words,
  title: words,
  descriptionMarkdown: `${words}\r\ntwo lines `,
  type: 'vacation_rental',
  typeOfProperty: 'house',
  town,
  amenities,
  basePrice: 120.5,
  capacityOfPeople: 4,
  noBedroom: 2,
  noBathroom: 1.5,
  calendar: 'kept_here',
  typeOfTerms: 'standard',
  checkInTimeStart: '15:00:00.000',
  topListing: null,
  highlights: [{ id: 1, highlight: 'Garden | pool' }],
  gallery: [{ id: 5, picture: picture(9, 'old.jpg'), alt: `${words}: old | new`, room: 'patio' }],
})

const house = (isPublished = true): Rental => ({
  documentId: 'r1',
  slug: 'casa',
  drafts: { en: version('House'), es: version('Casa') },
  published: isPublished ? { en: version('House'), es: version('Casa') } : {},
})

const plan = (cells: Cells, rental: Rental | null = house()) =>
  planLine({ slug: 'casa', ...cells }, rental, known)

const codes = (cells: Cells, rental?: Rental | null) =>
  plan(cells, rental).problems.map(({ column, code }) => `${column} ${code}`)

/** Cells that each column takes. */
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const period = fc.tuple(day, day).map((days) => days.sort().join('..'))
const price = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100)
const someCells: [FieldColumnName, fc.Arbitrary<string>][] = [
  ['price_night', price.map(String)],
  ['longitude', fc.double({ min: -180, max: 180, noNaN: true }).map((value) => value.toFixed(6))],
  ['listed_on', day],
  ['blocked_dates', fc.array(period).map((list) => list.join(' | '))],
  ['seasons', fc.tuple(period, price).map(([days, each]) => `${days}: ${each} / 3`)],
  ['monthly_rates', price.map((each) => `6: ${each} | 12: ${each}`)],
  ['cancellation_en', fc.nat(300).map((days) => `${days}: 50: Half: or \\| less`)],
  ['beds', fc.integer({ min: 1, max: 20 }).map((count) => `${count} king + 1 crib: none`)],
  ['top', fc.constantFrom('yes', 'no', 'sí', 'FALSE')],
]

describe('a column', () => {
  it.each(someCells)('%s reads back what it writes', (name, cells) => {
    const column: Column = fieldColumns[name]
    fc.assert(
      fc.property(cells, (cell) => {
        if (cell === '') return
        const parsed = column.parse(cell, known)
        if ('problem' in parsed) throw new Error(`${cell}: ${parsed.problem.code}`)
        const written = column.read(parsed.value)
        expect(column.parse(written, known)).toEqual(parsed)
      }),
    )
  })

  it('takes any text without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const column of Object.values(fieldColumns) as Column[]) {
          expect(column.parse(text || 'x', known)).toBeDefined()
        }
      }),
    )
  })
})

describe('a line', () => {
  it('with what the export wrote changes nothing', () => {
    expect(plan(cellsOf(house()))).toMatchObject({ kind: 'same', changes: [], problems: [] })
  })

  it('changes what it has other cells for, in the languages that are published', () => {
    const made = plan({ price_night: '99.00', title_es: 'Otra', amenities: 'wifi' })
    expect(made.changes).toEqual([
      { column: 'title_es', from: 'Casa', to: 'Otra' },
      { column: 'amenities', from: 'wifi | pool\\|heated | back\\\\slash', to: 'wifi' },
      { column: 'price_night', from: '120.5', to: '99' },
    ])
    expect(made).toMatchObject({ kind: 'changed', publish: ['en', 'es'] })
    expect(plan({ title_es: 'Otra' }).publish).toEqual(['es'])
    expect(plan({ price_night: '99' }, house(false)).publish).toEqual([])
    expect(plan({ price_night: '120.50' }).kind).toBe('same')
  })

  it('empties a field with an empty cell, but none that a rental needs', () => {
    expect(plan({ price_night: '' }).shared).toEqual({ basePrice: null })
    expect(plan({ highlights_es: '' }).localized.es).toEqual({ highlights: [] })
    expect(plan({ calendar: '', terms: '' })).toMatchObject({ kind: 'same', problems: [] })
    expect(codes({ name_es: ' ', town: '' })).toEqual(['town required', 'name_es required'])
  })

  it('of a new rental needs what every rental has, and says by itself whether it is published', () => {
    expect(codes({ slug: 'new' }, null)).toEqual([
      'type required',
      'property required',
      'town required',
      'name_en required',
      'name_es required',
      'title_en required',
      'title_es required',
      'description_en required',
      'description_es required',
      'guests required',
      'bedrooms required',
      'bathrooms required',
    ])
    expect(plan({ published: 'sí' }, null).publish).toEqual(['en', 'es'])
    expect(plan({}, null).publish).toEqual([])
    expect(codes({ published: 'no' })).toEqual(['published publishInPanel'])
  })

  it.each<[RentalColumnName, string, string]>([
    ['slug', 'Casa Bonita', 'badSlug'],
    ['guests', '4.5', 'notNumber'],
    ['guests', '501', 'tooLarge'],
    ['price_night', '100000000', 'tooLarge'],
    ['price_sale', '99999999.995', 'tooLarge'],
    ['min_nights', '1001', 'tooLarge'],
    ['seasons', '2026-12-20..2027-01-05: 100000000', 'tooLarge'],
    ['monthly_rates', '6: 100000000', 'tooLarge'],
    ['cancellation_en', '1001: 50: Half', 'tooLarge'],
    ['price_night', '-1', 'tooSmall'],
    ['price_night', '1,5', 'notNumber'],
    ['listed_on', '12/20/2026', 'notDay'],
    ['listed_on', '2026-02-30', 'notDay'],
    ['check_out', '24:00', 'notTime'],
    ['blocked_dates', '2026-12-20..2026-12-19', 'reversed'],
    ['highlights_en', 'a|b|c|d|e|f|g|h|i', 'tooMany'],
    ['name_en', 'x'.repeat(121), 'tooLong'],
    ['amenities', 'wifi | sauna', 'unknown'],
    ['pictures', 'none.jpg', 'unknownPicture'],
    ['pictures', 'twice.jpg', 'severalPictures'],
    ['pictures', 'https://10.0.0.1/x.jpg', 'picturePrivate'],
  ])('names what is wrong with %s: %j', (column, cell, code) => {
    expect(codes({ [column]: cell })).toContain(`${column} ${code}`)
  })

  it('takes days as spreadsheets in Guatemala write them', () => {
    expect(plan({ listed_on: '20/12/2026' }).shared).toEqual({ listedOn: '2026-12-20' })
  })

  it('takes the picture of an address from the library, and finds it unchanged afterwards', () => {
    const name = libraryName(address)
    expect(name).toMatch(/^[0-9a-f]{16}-patio-20one\.jpg$/)
    const made = plan({ pictures: address })
    expect(made.problems).toEqual([])
    expect(made.changes).toContainEqual({ column: 'pictures', from: 'old.jpg', to: name })
    const now = house()
    for (const locale of ['en', 'es'] as const) {
      const gallery = [{ picture: picture(6, name), alt: 'From afar', room: null }]
      now.drafts[locale] = { ...now.drafts[locale], gallery }
    }
    expect(planLine({ slug: 'casa', pictures: address }, now, known).kind).toBe('same')
  })

  it('keeps room and words of pictures that stay, and takes those of the library for new ones', () => {
    const made = plan({ pictures: 'patio.jpg | old.jpg' })
    expect(made.localized.es.gallery).toMatchObject([
      { picture: { id: 1 }, alt: 'A patio', room: null },
      { picture: { id: 9 }, alt: 'Casa: old | new', room: 'patio' },
    ])
    expect(codes({ pictures: 'bare.jpg' })).toContain('picture_words_en noWords')
    expect(codes({ picture_words_en: 'one | two' })).toEqual(['picture_words_en wordCount'])
  })

  it('names the room of each picture, for both languages, and leaves them where the cell is empty', () => {
    const made = plan({ pictures: 'patio.jpg | old.jpg', picture_rooms: ' | Bedroom' })
    for (const locale of ['en', 'es'] as const) {
      expect(made.localized[locale].gallery).toMatchObject([{ room: null }, { room: 'bedroom' }])
    }
    expect(plan({ picture_rooms: '' }).kind).toBe('same')
    expect(plan({ picture_rooms: 'pool' }).changes).toEqual([
      { column: 'picture_rooms', from: 'patio', to: 'pool' },
    ])
    expect(codes({ picture_rooms: 'attic' })).toContain('picture_rooms notRoom')
    expect(codes({ picture_rooms: 'pool | patio' })).toEqual(['picture_rooms roomCount'])
  })

  it('has the texts for search engines; what no cell names stays', () => {
    const written = house()
    const sharePicture = { id: 7, documentId: 'picture' }
    const seo = { id: 4, metaTitle: 'Old', metaDescription: 'Stays', sharePicture }
    for (const versions of [written.drafts, written.published]) {
      versions.en = { ...versions.en, seo }
    }
    const made = plan({ seo_title_en: 'New', seo_description_es: 'Nueva' }, written)
    expect(made.localized.en.seo).toEqual({
      metaTitle: 'New',
      metaDescription: 'Stays',
      sharePicture: 7,
    })
    expect(made.localized.es.seo).toEqual({ metaTitle: null, metaDescription: 'Nueva' })
    expect(made.changes).toEqual([
      { column: 'seo_title_en', from: 'Old', to: 'New' },
      { column: 'seo_description_es', from: '', to: 'Nueva' },
    ])
    expect(plan(cellsOf(written), written).kind).toBe('same')
    expect(codes({ seo_title_en: 'x'.repeat(71) })).toEqual(['seo_title_en tooLong'])
  })

  it('of a rental with unpublished changes is a mistake, as soon as it would publish them', () => {
    const edited = house()
    edited.drafts.en = { ...edited.drafts.en, seo: { id: 1, metaTitle: 'Half-finished' } }
    expect(hasUnpublishedChanges(edited)).toBe(true)
    expect(hasUnpublishedChanges(house())).toBe(false)
    expect(plan({ price_night: '99' }, edited)).toMatchObject({
      kind: 'mistaken',
      problem: { code: 'unpublishedChanges' },
    })
    expect(plan(cellsOf(edited), edited).kind).toBe('same')
    expect(fingerprintOf(edited)).not.toBe(fingerprintOf(house()))
  })
})
