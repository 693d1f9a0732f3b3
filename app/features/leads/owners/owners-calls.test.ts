import { expect, it } from 'vitest'
import { testLeadDeps } from '~/testing/lead-deps'
import { answerLeadCall } from '../submit/answer-lead-call.server'
import { listWithUsHandler, referralHandler } from './owners-handlers.server'

/** The payload of leads-and-content.md §7, as a program sends it. */
const payload = {
  firstName: 'Ana',
  lastName: 'Xicará',
  email: 'ana@example.com',
  phone: '5555 1234',
  specialRequirement: 'A house with a garden',
  language_code: 'es',
  contactMethod: 'phone',
  countryCode: 'GT',
}

const json = (body: object) =>
  new Request('https://ceiba.example/api/list-with-us', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

it('takes an owner who asks to list a property', async () => {
  const { deps, submitted } = await testLeadDeps()
  const response = await answerLeadCall(json(payload), listWithUsHandler, deps)
  expect(await response.json()).toEqual({
    data: {
      reference: expect.stringMatching(/^CS-/),
      confirmation: expect.stringMatching(/^\/es\/confirmation\/list-with-us\?reference=CS-/),
    },
  })
  expect(submitted).toEqual([
    {
      lead: {
        kind: 'listWithUs',
        language: 'es',
        landing: false,
        campaign: null,
        botFlag: false,
        pageUrl: null,
        specialRequirement: 'A house with a garden',
        contact: {
          firstName: 'Ana',
          lastName: 'Xicará',
          email: 'ana@example.com',
          phone: '+502 5555 1234',
          countryCode: 'GT',
          contactMethod: 'phone',
          noPhone: false,
        },
      },
    },
  ])
})

it('lets owners leave the phone out, and not those of the referral plan', async () => {
  const { deps } = await testLeadDeps()
  const without = { ...payload, phone: '' }
  expect((await answerLeadCall(json(without), listWithUsHandler, deps)).status).toBe(200)
  const response = await answerLeadCall(json(without), referralHandler, deps)
  expect(await response.json()).toMatchObject({ fields: { phone: ['enterPhone'] } })
})

it('refuses who does not accept the policies', async () => {
  const { deps, submitted } = await testLeadDeps()
  const rejected = { ...payload, agreement: false }
  const response = await answerLeadCall(json(rejected), listWithUsHandler, deps)
  expect(await response.json()).toMatchObject({ fields: { agreement: ['acceptPrivacy'] } })
  expect(submitted).toEqual([])
})

it('says that it can store nothing right now, and when too many come from one address', async () => {
  const broken = await testLeadDeps({
    outbox: { accept: async () => ({ outcome: 'unavailable' }) },
  })
  expect((await answerLeadCall(json(payload), listWithUsHandler, broken.deps)).status).toBe(503)
  const { deps } = await testLeadDeps({ max: 1 })
  await answerLeadCall(json(payload), listWithUsHandler, deps)
  const second = await answerLeadCall(json(payload), listWithUsHandler, deps)
  expect(second.status).toBe(429)
  expect(Number(second.headers.get('Retry-After'))).toBeGreaterThan(0)
})
