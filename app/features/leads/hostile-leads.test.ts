import { expect, it } from 'vitest'
import { bookingCatalogue } from '~/testing/factories/booking-catalogue'
import { testLeadDeps } from '~/testing/lead-deps'
import { careerHandler } from './career/career-handler.server'
import { landingHandler } from './landing/landing-handler.server'
import { listWithUsHandler, referralHandler } from './owners/owners-handlers.server'
import { claimHandler, reportHandler } from './report/report-handler.server'
import { subscriptionHandler } from './subscription/subscription-handler.server'
import type { LeadDeps } from './submit/lead-deps.server'
import { answerLeadCall } from './submit/answer-lead-call.server'
import { fc, propertyRuns } from '~/testing/fast-check'

const catalogue = bookingCatalogue()
const noTitle = async () => null

/** Each call, at a deps. */
const calls: Record<string, (request: Request, deps: LeadDeps) => Promise<Response>> = {
  'list with us': (request, deps) => answerLeadCall(request, listWithUsHandler, deps),
  'referral plan': (request, deps) => answerLeadCall(request, referralHandler, deps),
  landing: (request, deps) => answerLeadCall(request, landingHandler(noTitle), deps),
  report: (request, deps) =>
    answerLeadCall(
      request,
      reportHandler(() => catalogue),
      deps,
    ),
  claim: (request, deps) =>
    answerLeadCall(
      request,
      claimHandler(() => catalogue),
      deps,
    ),
  subscription: (request, deps) => answerLeadCall(request, subscriptionHandler, deps),
  career: (request, deps) =>
    answerLeadCall(
      request,
      careerHandler({ files: { find: async () => null }, findTitle: noTitle }),
      deps,
    ),
}

const good = {
  firstName: 'Ana',
  lastName: 'Xicará',
  name: 'Ana Xicará',
  email: 'ana@example.com',
  phone: '+502 5555 1234',
  description: 'The pool is a pond',
  slug: 'casa',
  type: 'vacationRentals',
  landing_page: 'l1',
}

const names = [
  ...Object.keys(good),
  'countryCode',
  'contactMethod',
  'contactWay',
  'agreement',
  'noPhone',
  'specialRequirement',
  'adults',
  'children',
  'startDate',
  'endDate',
  'location',
  'page',
  'country',
  'productId',
  'nameProvider',
  'providerId',
  'userId',
  'cv',
  'photo',
  'career',
  'excel',
  'ingles',
  'language_code',
  'website',
  'submissionKey',
  'utm_source',
  'referrer',
  'landingPage',
  'landing',
  'formId',
  'kind',
  'listing_section',
  '__intent__',
  '__state__',
  '__proto__',
]

const odd = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'None',
    'on',
    '__proto__',
    '31/12/9999',
    1e308,
    -1,
    'a@b.co',
    '\0',
    '\ud800',
    '11',
  ),
)

/** The kinds share the code that reads a body, so that together they try it seven times as often. */
async function expectAnswers(
  answer: (request: Request, deps: LeadDeps) => Promise<Response>,
  bodies: fc.Arbitrary<{ type: string; body: string | Uint8Array<ArrayBuffer> }>,
  share = 0.3,
): Promise<void> {
  const { deps } = await testLeadDeps()
  await fc.assert(
    fc.asyncProperty(bodies, async ({ type, body }) => {
      const headers = { 'Content-Type': type }
      const request = new Request('https://ceiba.example/', { method: 'POST', headers, body })
      const response = await answer(request, deps)
      expect([200, 400, 409, 413, 415, 422, 429]).toContain(response.status)
      await response.json()
    }),
    propertyRuns(share),
  )
}

it.each(Object.entries(calls))('answers random payloads below 500: %s', async (_name, answer) => {
  const payloads = fc.oneof(
    fc.dictionary(fc.constantFrom(...names), odd).map((over): unknown => ({ ...good, ...over })),
    fc.jsonValue(),
  )
  const bodies = payloads.map((value) => ({
    type: 'application/json',
    body: JSON.stringify(value),
  }))
  await expectAnswers(answer, bodies)
})

it.each(Object.entries(calls))('answers random forms below 500: %s', async (_name, answer) => {
  const bodies = fc
    .array(fc.tuple(fc.constantFrom(...names, 'a.b', 'x[3]'), fc.string()))
    .map((more) => ({
      type: 'application/x-www-form-urlencoded',
      body: new URLSearchParams([...Object.entries({ ...good, website: '' }), ...more]).toString(),
    }))
  await expectAnswers(answer, bodies)
})

it.each(Object.entries(calls))('answers random bytes below 500: %s', async (_name, answer) => {
  const types = fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    '',
  )
  const bodies = fc
    .tuple(fc.uint8Array({ maxLength: 200 }), types)
    .map(([bytes, type]) => ({ type, body: new Uint8Array(bytes) }))
  await expectAnswers(answer, bodies, 0.1)
})

it.each(Object.entries(calls))('takes nothing by another method: %s', async (_name, answer) => {
  const { deps } = await testLeadDeps()
  const response = await answer(new Request('https://ceiba.example/'), deps)
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('POST')
})
