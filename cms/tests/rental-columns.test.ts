import { describe, expect, it } from 'vitest'
import { fc } from '~/testing/fast-check'
import { fieldColumns, type FieldColumnName } from '../src/rental-table/columns/columns'
import { exampleOfRelation } from '../src/rental-table/columns/relation-columns'
import type { Column } from '../src/rental-table/columns/column'
import { known } from './rental-line-sample'

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

  it('has an example that an import takes: no entry that lacks a language', () => {
    const targets = [
      { key: 'half', documentId: 'a', isUntranslated: true },
      { key: 'whole', documentId: 'b', isUntranslated: false },
    ]
    const promotions = new Map(targets.map((target) => [target.key, target]))
    const example = exampleOfRelation('promotions', { ...known, promotions })
    expect(example).toBe('whole')
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
