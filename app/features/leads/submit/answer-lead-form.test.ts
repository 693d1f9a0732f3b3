import { expect, it } from 'vitest'
import { testLeadDeps } from '~/testing/lead-deps'
import { subscriptionHandler } from '../subscription/subscription-handler.server'
import { answerSubmitResult } from './answer-lead-form.server'
import { submitLead } from './submit-lead.server'

const fields = {
  firstName: 'Ana',
  lastName: 'Xicará',
  email: 'ana@example.com',
  formId: 'subscription',
  website: '',
}

async function send(over: Record<string, string>, isSubscribed = false) {
  const { deps } = await testLeadDeps({ isSubscribed: async () => isSubscribed })
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...over })) form.set(name, value)
  const request = new Request('https://ceiba.example/es/suscribirse')
  return answerSubmitResult(
    form,
    await submitLead(subscriptionHandler, { request, form, language: 'es' }, deps),
  )
}

it('goes on to the confirmation', async () => {
  const thrown: unknown = await send({}).catch((answer: unknown) => answer)
  expect(thrown).toBeInstanceOf(Response)
  const { status, headers } = thrown as Response
  expect(status).toBe(303)
  expect(headers.get('Location')).toMatch(/^\/es\/confirmation\/subscribe\?reference=CS-/)
})

it('comes back with what is wrong, for the form that was sent', async () => {
  const answer = await send({ email: 'ana@' })
  expect(answer.init?.status).toBe(422)
  expect(answer.data).toMatchObject({
    formId: 'subscription',
    notice: null,
    result: { status: 'error', error: { email: ['invalidEmail'] } },
  })
})

it('comes back with good news for who is subscribed', async () => {
  const answer = await send({}, true)
  expect(answer.init?.status).toBe(200)
  expect(answer.data).toEqual({
    formId: 'subscription',
    notice: 'alreadySubscribed',
    result: {},
  })
})

it('refuses a form that is none', async () => {
  const thrown: unknown = await send({ __intent__: '{' }).catch((answer: unknown) => answer)
  expect((thrown as Response).status).toBe(400)
})
