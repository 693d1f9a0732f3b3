import { data } from '@remix-run/node'
import { expect, it, vi } from 'vitest'
import { getForm } from '~/platform/body/get-form.server'
import { unavailableResponse } from '~/platform/content/content-unavailable.server'
import { requireStaff } from '../session/require-staff.server'
import { keepUnsent } from './keep-unsent.server'

vi.mock('../session/staff-sessions.server', () => ({ staffSessions: () => ({}) }))

const sent = { do: 'note', note: 'Llegan a las\n11 de la noche', empty: '' }
const request = () =>
  new Request('https://ceiba.example/staff/stays/S-1/payment', {
    method: 'POST',
    body: new URLSearchParams(sent),
  })
const unsent = Object.entries(sent).map(([name, value]) => ({ name, value }))

it('adds what was sent to a reply of 503, which has read the form itself', async () => {
  const reply = await keepUnsent(request(), async (given) => {
    const note = (await getForm(given)).get('note')
    return data({ problem: 'unavailable', note }, { status: 503 })
  })
  expect(reply).toMatchObject({
    data: { problem: 'unavailable', note: sent.note, unsent },
    init: { status: 503 },
  })
})

it('adds what was sent to a 503 that is thrown before the form was read', async () => {
  const call = keepUnsent(request(), async () => {
    throw unavailableResponse()
  })
  const error = await call.catch((err: unknown) => err)
  if (!(error instanceof Response)) throw error
  expect(error.status).toBe(503)
  expect(error.headers.get('Retry-After')).toBe('30')
  expect(await error.json()).toEqual({ unsent })
})

it('keeps what was sent after the session had ended', async () => {
  const answered = (given: Request) =>
    keepUnsent(given, () => requireStaff(given, { right: 'stays' }).then(data)).then(
      () => null,
      (err: unknown) => (err instanceof Response ? err : null),
    )
  const kept = await answered(request())
  expect(kept?.status).toBe(401)
  expect(await kept?.json()).toEqual({ unsent })
  const path = 'https://ceiba.example/es/personal/estancias/S-1'
  const empty = await answered(new Request(path, { method: 'POST', body: new URLSearchParams() }))
  expect(empty?.status).toBe(303)
  expect(empty?.headers.get('Location')).toMatch(/^\/es\/personal\/entrar\?/)
})

it('leaves other replies and errors as they are', async () => {
  const reply = data({ problem: 'outdated' }, { status: 409 })
  expect(await keepUnsent(request(), async () => reply)).toBe(reply)
  const error = new Response(null, { status: 404 })
  const call = keepUnsent(request(), async () => {
    throw error
  })
  await expect(call).rejects.toBe(error)
})
