import { expect, it } from 'vitest'
import { testInquiryDeps } from '~/testing/inquiry-deps'
import { fc, propertyRuns } from '~/testing/fast-check'
import { answerRequire } from './answer-require.server'

type Body = { type: string; body: string | Uint8Array<ArrayBuffer> }

const jsonType = 'application/json'
const formType = 'application/x-www-form-urlencoded'

async function expectAnswers(bodies: fc.Arbitrary<Body>, share?: number): Promise<void> {
  const { deps } = await testInquiryDeps()
  await fc.assert(
    fc.asyncProperty(bodies, async ({ type, body }) => {
      const headers = { 'Content-Type': type }
      const request = new Request('http://localhost/', { method: 'POST', headers, body })
      const response = await answerRequire(request, deps)
      expect([200, 400, 409, 413, 415, 422, 429]).toContain(response.status)
      await response.json()
    }),
    propertyRuns(share),
  )
}

const good = { slug: 'casa', type: 1, startDate: '2027-02-01', endDate: '2027-02-05', adult: 2 }
const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    'casa',
    'None',
    'on',
    '__proto__',
    '9999-12-31',
    1e308,
    -1,
    'a@b.co',
    '\0',
    '\ud800',
  ),
)
const names = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'countryCode',
  'contactMethod',
  'agreement',
  'specialRequirement',
  'services',
  'paymentMethod',
  'landing',
  'language_code',
  'website',
  'submissionKey',
  'currencyCode',
  'reservationDetails',
  'requirement',
  '__intent__',
  '__state__',
]
const product = fc
  .dictionary(fc.constantFrom(...Object.keys(good), 'uuid', 'months', 'longStay', 'totalPax'), odd)
  .map((over) => ({ ...good, ...over }))
const contact = { firstName: 'Ana', lastName: 'X', email: 'a@b.co', phone: '+502 5555 1234' }

it('answers random payloads below 500', async () => {
  const payloads = fc
    .tuple(product, fc.dictionary(fc.constantFrom(...names), odd))
    .map(([item, over]) => ({ ...contact, reservationDetails: [item], ...over }))
  const bodies = fc
    .oneof(
      payloads.map((requirement): unknown => ({ requirement })),
      payloads,
      fc.jsonValue(),
    )
    .map((value) => ({ type: jsonType, body: JSON.stringify(value) }))
  await expectAnswers(bodies)
})

it('answers random forms below 500', async () => {
  const requirement = fc.oneof(
    fc.string(),
    product.map((item) => JSON.stringify({ reservationDetails: [item] })),
  )
  const forms = fc
    .tuple(
      requirement,
      fc.array(fc.tuple(fc.constantFrom(...names, 'services[0]', 'a.b'), fc.string())),
    )
    .map(([inquiryInput, more]) => {
      const fields = { ...contact, agreement: 'on', website: '', requirement: inquiryInput }
      return new URLSearchParams([...Object.entries(fields), ...more]).toString()
    })
  await expectAnswers(forms.map((body) => ({ type: formType, body })))
})

it('answers random bytes below 500', async () => {
  const bodies = fc
    .tuple(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom(jsonType, formType, 'multipart/form-data; boundary=x', 'text/plain', ''),
    )
    .map(([bytes, type]) => ({ type, body: new Uint8Array(bytes) }))
  await expectAnswers(bodies)
})

it('does not take a stay of thousands of years', async () => {
  const { deps, waiting } = await testInquiryDeps()
  const item = { ...good, endDate: '9999-12-31' }
  const body = JSON.stringify({ requirement: { ...contact, reservationDetails: [item] } })
  const headers = { 'Content-Type': jsonType }
  const request = new Request('http://localhost/', { method: 'POST', headers, body })
  expect((await answerRequire(request, deps)).status).toBe(422)
  expect(await waiting()).toBe(0)
})
