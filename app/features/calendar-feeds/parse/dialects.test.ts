import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCalendar } from './read-calendar'

const window = { from: '2027-01-01', to: '2029-12-31' }

/**
 * The files after the known shapes of these programs, with the stays they mean: arrival, departure, and what is closed.
 */
const dialects: Record<string, string[]> = {
  airbnb: ['2027-01-04 2027-01-08', '2027-01-08 2027-01-11', '2027-01-15 2027-01-16 closed'],
  apple: ['2027-01-06 2027-01-09', '2027-01-20 2027-01-22', '2027-02-23 2027-02-25'],
  beds24: ['2027-02-01 2027-02-04 closed', '2027-02-04 2027-02-06'],
  booking: ['2027-02-04 2027-02-07', '2027-02-10 2027-02-11'],
  google: [
    '2027-01-04 2027-01-07',
    '2027-01-10 2027-01-12',
    '2027-01-15 2027-01-16',
    '2027-01-29 2027-01-30',
  ],
  hostaway: ['2027-01-04 2027-01-06', '2027-01-06 2027-01-08 closed'],
  lodgify: ['2027-01-09 2027-01-12', '2027-01-12 2027-01-13 closed'],
  outlook: ['2027-01-04 2027-01-08', '2027-01-10 2027-01-12'],
  smoobu: ['2027-01-18 2027-01-21', '2027-01-25 2027-01-26 closed'],
  vrbo: ['2027-03-01 2027-03-05', '2027-03-10 2027-03-12 closed'],
}

/** How a file may arrive: line ends, a byte order mark, and bytes that are no UTF-8. */
const ways: [string, (text: string) => Buffer][] = [
  ['with line feeds', (text) => Buffer.from(text)],
  ['with both line ends', (text) => Buffer.from(text.replaceAll('\n', '\r\n'))],
  ['with carriage returns', (text) => Buffer.from(text.replaceAll('\n', '\r'))],
  ['after a byte order mark', (text) => Buffer.from(`\uFEFF${text}`)],
  ['in Latin 1', (text) => Buffer.from(text, 'latin1')],
]

describe.each(Object.entries(dialects))('a calendar of %s', (name, expected) => {
  const text = readFileSync(join(import.meta.dirname, 'fixtures', `${name}.ics`), 'utf8')

  it.each(ways)('%s has its nights', (_, bytesOf) => {
    const answer = readCalendar(bytesOf(text).toString('utf8'), window)
    const ranges = answer.outcome === 'read' ? answer.ranges : []
    expect(
      ranges.map(
        ({ startDate, endDate, closed }) => `${startDate} ${endDate}${closed ? ' closed' : ''}`,
      ),
    ).toEqual(expected)
  })
})
