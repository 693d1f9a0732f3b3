import { expect, it } from 'vitest'
import { testLeadDeps } from '~/testing/lead-deps'
import { answerLeadCall } from '../submit/answer-lead-call.server'
import { subscriptionHandler } from './subscription-handler.server'

const payload = { firstName: 'Ana', lastName: 'X', email: 'ana@example.com', language_code: 'es' }

const json = (body: object) =>
  new Request('https://ceiba.example/api/subscribeds', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

it('subscribes without a phone, from the site itself where no page is named', async () => {
  const { deps, submitted } = await testLeadDeps()
  expect((await answerLeadCall(json(payload), subscriptionHandler, deps)).status).toBe(200)
  // It asks neither for a country nor for a way to be answered.
  const contact = { phone: null, countryCode: null, contactMethod: null }
  expect(submitted).toMatchObject([{ lead: { kind: 'subscription', page: 'AR', contact } }])
})

it.each(['en', 'es'])('takes a phone of Guatemala without its country, %s', async (language) => {
  const { deps, submitted } = await testLeadDeps()
  for (const phone of ['5555 1234', '50255551234']) {
    const sent = { ...payload, language_code: language, phone, page: 'AR' }
    expect((await answerLeadCall(json(sent), subscriptionHandler, deps)).status).toBe(200)
  }
  const contact = { phone: '+502 5555 1234', countryCode: 'GT' }
  // Both are the same subscription.
  expect(submitted).toMatchObject([{ lead: { contact } }])
})

it('tells kindly who is subscribed already, and stores nothing', async () => {
  const { deps, submitted } = await testLeadDeps({
    isSubscribed: async (email) => email === payload.email,
  })
  const response = await answerLeadCall(json(payload), subscriptionHandler, deps)
  expect(response.status).toBe(409)
  expect(await response.json()).toEqual({
    errors: ['ALREADY_SUBSCRIBED'],
    message: 'Usted ya tiene una suscripción',
    fields: {},
  })
  expect(submitted).toEqual([])
})

it('takes the subscription where nobody can say', async () => {
  const { deps, submitted } = await testLeadDeps({ isSubscribed: async () => null })
  expect((await answerLeadCall(json(payload), subscriptionHandler, deps)).status).toBe(200)
  expect(submitted).toHaveLength(1)
})
