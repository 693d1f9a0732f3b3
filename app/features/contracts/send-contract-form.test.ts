import { expect, it } from 'vitest'
import { sendContractForm, shouldRevalidate } from './send-contract-form'

/** What the page gets of a form where sending it fails as told. */
async function send(fields: Record<string, string>, failure: unknown) {
  const body = new URLSearchParams(fields)
  const request = new Request('http://localhost/contract/x', { method: 'POST', body })
  const answer = await sendContractForm(request, async () => {
    await request.text()
    throw failure
  })
  if (!(answer instanceof Response)) throw new Error('No response')
  return { status: answer.status, reply: await answer.json() }
}

const status = (code: number) => ({ status: code, statusText: '', internal: false, data: null })

it.each([
  ['the network', new TypeError('Failed to fetch')],
  ['the CMS', status(503)],
])('keeps the page and what was typed while %s is away', async (_, failure) => {
  expect(await send({ comments: 'We arrive late' }, failure)).toMatchObject({
    status: 503,
    reply: { formError: 'sendDataError', message: null },
  })
  expect(await send({ do: 'decline', message: 'Too dear' }, failure)).toMatchObject({
    reply: { formError: null, message: { action: 'decline', text: 'Too dear' } },
  })
  expect(await send({ do: 'revoke' }, failure)).toMatchObject({
    reply: { action: 'revoke', problem: 'unavailable' },
  })
})

it.each(['/staff/sign-in?next=%2Fcontract%2Fx', '/es/personal/entrar'])(
  'keeps the page and what was typed after the session of the staff has ended: %s',
  async (Location) => {
    const redirect = new Response(null, { status: 303, headers: { Location } })
    expect(await send({ do: 'save' }, redirect)).toMatchObject({
      status: 401,
      reply: { action: 'save', problem: 'signedOut' },
    })
  },
)

it('leaves every answer of the server as it is', async () => {
  const redirect = new Response(null, { status: 303, headers: { Location: '/contract/y' } })
  await expect(send({}, redirect)).rejects.toBe(redirect)
  await expect(send({}, status(403))).rejects.toMatchObject({ status: 403 })
})

it.each([
  [200, true],
  [409, true],
  [401, false],
  [422, true],
  [503, false],
])(
  'reads the contract again after a form that was answered with %s: %s',
  (actionStatus, isRead) => {
    expect(shouldRevalidate({ actionStatus, defaultShouldRevalidate: true })).toBe(isRead)
  },
)
