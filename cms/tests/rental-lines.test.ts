import { describe, expect, it } from 'vitest'
import type { RentalColumnName } from '../../content-types/rental-column'
import { cellsOf } from '../src/rental-table/line-cells'
import { fingerprintOf, hasUnpublishedChanges } from '../src/rental-table/read-rentals'
import { codes, house, plan } from './rental-line-sample'

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
