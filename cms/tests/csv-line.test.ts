import { expect, it } from 'vitest'
import { csvLine } from '../../content-types/csv-line'
import { formatGuatemalaTime } from '../src/submissions/csv/guatemala-time'

it.each(['=1+1', '+502 5555', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '=HYPERLINK("x")'])(
  'runs no formula: %j',
  (text) => {
    const quoted = text.replaceAll('"', '""')
    expect(csvLine([text])).toBe(`"'${quoted}"\r\n`)
  },
)

it('leaves other texts as they are, quoted', () => {
  expect(csvLine(['a,b', 'say "so"', 'two\nlines', 'ñ=1', ' =1'])).toBe(
    '"a,b","say ""so""","two\nlines","ñ=1"," =1"\r\n',
  )
})

it('writes numbers as numbers and nothing for what is missing', () => {
  expect(csvLine([-5, 0, null, undefined, ''])).toBe('"-5","0","","",""\r\n')
})

it('tells moments by the clocks of Guatemala', () => {
  expect(formatGuatemalaTime('2026-11-21T05:59:59.000Z')).toBe('2026-11-20 23:59')
})
