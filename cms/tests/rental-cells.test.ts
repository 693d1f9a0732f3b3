import { describe, expect, it } from 'vitest'
import { csvLine } from '../../content-types/csv-line'
import { fc } from '~/testing/fast-check'
import { readCsv } from '../../content-types/read-csv'
import { joinList, splitList } from '../src/rental-table/split-list'
import { parseFile } from '../src/rental-table/parse-file'

/** Texts with what CSV, lists and formulas are made of. */
const texts = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...[',', ';', '"', "'", '=', '+', '-', '@', '|', '\\', '\n', '\r', '\t', ' ']),
    fc.constantFrom('a', 'ñ', '0', '€'),
  ),
})

describe('a file', () => {
  it('that we wrote is read back the same', () => {
    const rows = fc.array(fc.array(texts, { minLength: 2, maxLength: 4 }), { maxLength: 4 })
    fc.assert(
      fc.property(rows, (body) => {
        const header = ['slug', 'name_en']
        const file = '\uFEFF' + [header, ...body].map(csvLine).join('')
        const read = readCsv(file)
        expect('brokenLine' in read ? read : read.map(({ cells }) => cells)).toEqual([
          header,
          ...body.filter((cells) => cells.some((cell) => cell !== '')),
        ])
      }),
    )
  })

  it('never makes the reader throw', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(readCsv(text)).toBeDefined()
      }),
    )
  })

  it.each([
    ['commas', 'slug,name_en\r\ncasa,Casa\r\n'],
    ['semicolons, as Excel in Guatemala', 'slug;name_en\ncasa;Casa\n'],
    ['tabs', 'slug\tname_en\ncasa\tCasa'],
    ['quotes and empty lines', '\uFEFF"slug","name_en"\n\n"casa","Casa"\n,\n'],
  ])('may have %s', (_, text) => {
    const read = readCsv(text)
    expect('brokenLine' in read ? read : read.map(({ cells }) => cells)).toEqual([
      ['slug', 'name_en'],
      ['casa', 'Casa'],
    ])
  })

  it.each([
    ['slug,name_en\ncasa,"Casa', 2],
    ['slug,name_en\ncasa,Ca"sa', 2],
    ['slug,name_en\n"a\nb","x"y', 3],
    ['slug\0', 1],
  ])('that is broken names the line: %j', (text, brokenLine) => {
    expect(readCsv(text)).toEqual({ brokenLine })
  })

  it('names the line of each rental as an editor counts, line breaks inside of cells included', () => {
    const lines = parseFile('slug,description_en\na,"1\n2\r\n3"\nb,x\n')
    expect(Array.isArray(lines) && lines.map(({ line }) => line)).toEqual([2, 5])
  })

  it.each([
    ['', 'empty', null],
    ['slug,name_en\n', 'empty', null],
    ['name_en\nx', 'noSlug', null],
    ['slug,price\na,1', 'unknownColumn', 'price'],
    ['slug,guests,Guests\na,1,2', 'columnTwice', 'guests'],
    ['slug\n"a', 'broken', '2'],
  ])('says what is wrong with it: %j', (text, code, value) => {
    expect(parseFile(text)).toEqual({ code, value })
  })

  it('has no lines with cells beyond the header', () => {
    expect(parseFile('slug\na,b\nc,\n')).toMatchObject([
      { problem: { code: 'cellCount', value: '1' } },
      { problem: null, cells: { slug: 'c' } },
    ])
  })
})

describe('a list in a cell', () => {
  it('is read back the same', () => {
    const entries = fc.array(
      texts.map((text) => text.trim()),
      { minLength: 2, maxLength: 5 },
    )
    fc.assert(
      fc.property(entries, (list) => {
        expect(splitList(joinList(list))).toEqual(list)
      }),
    )
  })

  it('may be empty, and have spaces or none around its lines', () => {
    expect(splitList(' ')).toEqual([])
    expect(splitList('a|b | c')).toEqual(['a', 'b', 'c'])
    expect(splitList('a||b|')).toEqual(['a', '', 'b', ''])
  })
})
