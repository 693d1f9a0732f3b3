import { expect, it } from 'vitest'
import { testLeadDesk } from '~/testing/lead-desk'
import { answerLeadCall } from '../take/answer-lead-call.server'
import { subscriptionTaker } from './subscription-taker.server'

const payload = { firstName: 'Ana', lastName: 'X', email: 'ana@example.com', language_code: 'es' }

const json = (body: object) =>
  new Request('https://ceiba.example/api/subscribeds', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

it('subscribes without a phone, from the site itself where no page is named', async () => {
  const { desk, taken } = await testLeadDesk()
  expect((await answerLeadCall(json(payload), subscriptionTaker, desk)).status).toBe(200)
  expect(taken).toMatchObject([{ lead: { kind: 'subscription', page: 'AR' } }])
})

it('tells kindly who is subscribed already, and stores nothing', async () => {
  const { desk, taken } = await testLeadDesk({
    isSubscribed: async (email) => email === payload.email,
  })
  const response = await answerLeadCall(json(payload), subscriptionTaker, desk)
  expect(response.status).toBe(409)
  expect(await response.json()).toEqual({
    errors: ['ALREADY_SUBSCRIBED'],
    message: 'Usted ya está suscrito',
    fields: {},
  })
  expect(taken).toEqual([])
})

it('takes the subscription where nobody can say', async () => {
  const { desk, taken } = await testLeadDesk({ isSubscribed: async () => null })
  expect((await answerLeadCall(json(payload), subscriptionTaker, desk)).status).toBe(200)
  expect(taken).toHaveLength(1)
})
