import { describe, expect, it } from 'vitest'
import { contractPlaceholders, findPlaceholderFaults } from '~content/contract-placeholder'
import { sampleReservation } from '~/testing/factories/contract'
import { fillBlocks, textOfBlocks } from './fill-blocks'
import { readBlocks } from './read-blocks.server'

const every = contractPlaceholders.map(({ name }) => `{{${name}}}`).join(' | ')

const written = (markdown: string, locale: 'en' | 'es', more = {}) =>
  textOfBlocks(fillBlocks(readBlocks(markdown), { ...sampleReservation(), ...more }, locale))

describe('a template with the values of a contract', () => {
  it('has no placeholder left, and days, amounts and hours as the language writes them', () => {
    expect(written(every, 'en')).toBe(
      'María José Xicay | Casa Ñandú | Casa Ñandú | 04-Jan-2027 | 08-Jan-2027 | 3 | 4 | $1,241 | $241.50 | $241 | ' +
        '$1,482.50 | $1,482.50 | 21-Nov-2026 | A cot | 50 | 30 | $300 | 30 | 30 | 50 | $85 | 1 PM | 10 AM',
    )
    const spanish = written(every, 'es')
    expect(spanish).toContain('04-ene-2027')
    expect(spanish).toContain('1 p. m. | 10 a. m.')
    expect(spanish).not.toContain('{{')
  })

  it('shows what a name holds and reads no Markdown in it', () => {
    const fullName = '**Eva** [x](javascript:1) {{property}} <b>'
    expect(written('Dear {{fullName}}', 'en', { fullName, extraTerms: [] })).toBe(
      `Dear ${fullName}`,
    )
  })

  it('writes the address where it is known', () => {
    const address = '4a calle oriente 12'
    expect(written('{{address}}', 'en', { address, extraTerms: [] })).toBe(address)
  })

  it('lists the extra terms, and says so where there are none', () => {
    const terms = { extraTerms: ['No smoking', 'One dog\nis welcome'] }
    expect(written('{{extraTerms}}', 'en', terms)).toBe('No smoking\nOne dog is welcome')
    expect(written('{{extraTerms}}', 'es', { extraTerms: [] })).toBe('No se acordó nada más.')
  })

  it('lists what the price is made of, and writes the price alone where nobody said it', () => {
    const priceLines = [
      { label: '4 nights', amount: 1500 },
      { label: 'For friends {{fullName}}', amount: -17.5 },
    ]
    const lines = ['4 nights: $1,500', 'For friends {{fullName}}: -$17.50']
    expect(written('{{priceLines}}', 'en', { priceLines })).toBe(`${lines.join('\n')}\nA cot`)
    expect(written('Price: {{priceLines}}.', 'en', { priceLines })).toBe(
      `Price: ${lines.join('; ')}.\nA cot`,
    )
    expect(written('{{priceLines}}', 'en')).toBe('$1,482.50\nA cot')
  })

  it('ends with the extra terms where the template does not name them', () => {
    const terms = { extraTerms: ['No smoking', 'One dog'] }
    expect(written('## House\n\nThe end.', 'en', terms)).toBe(
      'House\nThe end.\nNo smoking\nOne dog',
    )
    expect(written('Also: {{ extraTerms }}.', 'en', terms)).toBe('Also: No smoking; One dog.')
    expect(written('The end.', 'en', { extraTerms: [] })).toBe('The end.')
  })

  it('ends a sentence with one full stop where a value ends with one', () => {
    const terms = { extraTerms: [] }
    const day = 'Se va a las {{customCheckOut}}. {{extraTerms}}. Hasta el {{endDate}}.'
    expect(written(day, 'es', terms)).toBe(
      'Se va a las 10 a. m. No se acordó nada más. Hasta el 08-ene-2027.',
    )
    expect(written('Se va a las **{{customCheckOut}}**. Fin.', 'es', terms)).toBe(
      'Se va a las 10 a. m. Fin.',
    )
  })

  it('keeps headings, points and bold words', () => {
    expect(readBlocks('## Price\n\nIt is **{{fullPayment}}**.\n\n1. one\n2. two')).toEqual([
      { kind: 'heading', level: 2, runs: [{ text: 'Price', isBold: false }] },
      {
        kind: 'paragraph',
        level: 0,
        runs: [
          { text: 'It is ', isBold: false },
          { text: '{{fullPayment}}', isBold: true },
          { text: '.', isBold: false },
        ],
      },
      { kind: 'point', level: 1, runs: [{ text: 'one', isBold: false }] },
      { kind: 'point', level: 2, runs: [{ text: 'two', isBold: false }] },
    ])
  })
})

it('leaves out and glues together no words of a template, whatever it indents', () => {
  const markdown = [
    '1. Payments',
    '',
    '   The first payment.',
    '   - by card',
    '   - in **cash**',
    '2. Rest',
    '',
    'Below:',
    '',
    '    An **indented** paragraph.',
    '',
    '```',
    'Fenced',
    '```',
  ].join('\n')
  const blocks = readBlocks(markdown)
  expect(textOfBlocks(blocks).split('\n')).toEqual([
    'Payments',
    'The first payment.',
    'by card',
    'in cash',
    'Rest',
    'Below:',
    'An indented paragraph.',
    'Fenced',
  ])
  expect(blocks.map(({ kind, level }) => `${kind} ${level}`)).toEqual([
    'point 1',
    'paragraph 0',
    'point 0',
    'point 0',
    'point 2',
    'paragraph 0',
    'paragraph 0',
    'paragraph 0',
  ])
})

describe('the placeholders of a template', () => {
  it('are fine when all that are needed are there, in any spacing', () => {
    expect(findPlaceholderFaults(every.replaceAll('{{', '{{ '))).toEqual({
      unknown: [],
      missing: [],
    })
  })

  it('are named when nobody fills them in, when they lack, and when a brace is alone', () => {
    const text = every.replace('{{property}}', '{{Property}}').replace('{{stay}}', '{{stay')
    expect(findPlaceholderFaults(text)).toEqual({
      unknown: ['Property', '{{'],
      missing: ['property'],
    })
  })
})
