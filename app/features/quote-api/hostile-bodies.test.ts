import { expect, it } from 'vitest'
import { readFields } from '~/platform/body/read-fields.server'
import { bookingCatalogue } from '~/testing/factories/booking-catalogue'
import { processorTime } from '~/testing/processor-time'
import { fc, propertyRuns } from '~/testing/fast-check'
import { answerBooking } from './answer-booking'
import { answerVerify } from './answer-verify'
import type { CallAnswer } from '~/platform/http/call-answer'

const catalogue = bookingCatalogue()
const now = '2026-11-21T15:00:00Z'
const jsonType = 'application/json'
const formType = 'application/x-www-form-urlencoded'

/** What both calls answer to a body, as far as reading and answering it go. */
async function statusesOf(body: string | Uint8Array<ArrayBuffer>, type: string): Promise<number[]> {
  const headers = { 'Content-Type': type }
  const read = await readFields(new Request('http://localhost/', { method: 'POST', headers, body }))
  if ('status' in read) return [read.status]
  const answers: CallAnswer[] = [
    answerBooking(catalogue, read.fields, now),
    answerVerify(catalogue, read.fields, now),
  ]
  // What is sent must be JSON that can be written.
  for (const answer of answers) JSON.stringify(answer.body)
  return answers.map(({ status }) => status)
}

async function expectAnswers(body: string | Uint8Array<ArrayBuffer>, type = jsonType) {
  for (const status of await statusesOf(body, type)) {
    expect([200, 400, 404, 415, 422]).toContain(status)
  }
}

const names = [
  'slug',
  'type',
  'startDate',
  'endDate',
  'months',
  'totalPax',
  'adult',
  'children',
  'pet',
  'longStay',
  'onSale',
  'currency',
  'monthlyOffer',
  'fullHotel',
  'uuid',
  '__proto__',
  'toString',
]
const oddValues = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('casa', 'renta', 'venta', 'true', '1', '2027-02-01', '9999-12-31', 1e308, -1, 24),
)
const products = fc.dictionary(fc.constantFrom(...names), oddValues)
const requirements = fc.record(
  {
    requirement: fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          reservationDetails: fc.oneof(fc.array(products), fc.jsonValue()),
          currencyCode: oddValues,
        },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: [] },
)

it('answers thousands of random bodies below 500', async () => {
  const bodies = fc
    .oneof(products, requirements, fc.jsonValue())
    .map((value) => JSON.stringify(value))
  await fc.assert(
    fc.asyncProperty(bodies, (body) => expectAnswers(body)),
    propertyRuns(),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom(jsonType, formType),
      (bytes, type) => expectAnswers(new Uint8Array(bytes), type),
    ),
    propertyRuns(),
  )
  const forms = fc.array(
    fc.tuple(fc.constantFrom(...names, 'requirement', 'reservationDetails[0].slug'), fc.string()),
  )
  await fc.assert(
    fc.asyncProperty(forms, (fields) =>
      expectAnswers(new URLSearchParams(fields).toString(), formType),
    ),
    propertyRuns(),
  )
})

const stay = '"slug":"casa","startDate":"2027-02-01","endDate":"2027-02-05"'

it.each<[string, string]>([
  ['deep lists', `{"requirement":${'['.repeat(32_000)}${']'.repeat(32_000)}}`],
  ['deep objects', `{"slug":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
  ['lists that never end', '['.repeat(65_000)],
  ['a number without end', `{${stay},"totalPax":1e999}`],
  ['a number below everything', `{${stay},"totalPax":-1e999}`],
  ['a number of many digits', `{${stay},"totalPax":${'9'.repeat(60_000)}}`],
  ['a text of many digits', `{${stay},"totalPax":"${'9'.repeat(60_000)}"}`],
  [
    'a stay of eight thousand years',
    '{"slug":"casa","startDate":"2027-02-01","endDate":"9999-12-31","totalPax":1}',
  ],
  [
    'months without end',
    '{"slug":"renta","longStay":true,"startDate":"9999-12-31","months":24,"totalPax":1}',
  ],
  ['a very long slug', `{"slug":"${'a'.repeat(60_000)}"}`],
  ['a very long day', `{"slug":"casa","startDate":"${'2'.repeat(60_000)}"}`],
  ['a prototype', `{"__proto__":{"slug":"casa","pet":true},"constructor":{"prototype":{"x":1}}}`],
  ['a slug of a prototype', '{"slug":"__proto__"}'],
  ['thousands of products', `{"requirement":{"reservationDetails":[${'{},'.repeat(20_000)}{}]}}`],
  ['one field thousands of times', `{${'"slug":"casa",'.repeat(4000)}"slug":1}`],
  ['thousands of fields', `{${Array.from({ length: 6000 }, (_, n) => `"a${n}":1`).join()}}`],
  ['half of a pair', '{"slug":"\\ud800","uuid":"\\udfff"}'],
  ['a null', '{"slug":"\\u0000"}'],
])('answers %s at once', async (_name, body) => {
  const milliseconds = await processorTime(async () => {
    await expectAnswers(body)
    await expectAnswers(body, formType)
  })
  expect(milliseconds).toBeLessThan(1000)
  expect(Object.prototype).not.toHaveProperty('x')
})
