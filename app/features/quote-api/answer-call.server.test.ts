// @own-process: another file may have loaded a catalogue.
import { describe, expect, it } from 'vitest'
import { answerCall } from './answer-call.server'

const answer = () => ({ status: 200, body: {} })
const call = (init: RequestInit) => answerCall(new Request('http://localhost/', init), answer)
const json = { 'Content-Type': 'application/json' }

describe('a call with a body', () => {
  it('is refused with 503 while there is no catalogue', async () => {
    const response = await call({ method: 'POST', headers: json, body: '{}' })
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('30')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({ errors: ['UNAVAILABLE'] })
  })

  it.each(['GET', 'HEAD'])('is no %s', async (method) => {
    const response = await call({ method })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
  })

  it('says which bodies it does not take and which it cannot read', async () => {
    const text = await call({ method: 'POST', body: 'hello' })
    expect(text.status).toBe(415)
    expect(await text.json()).toEqual({ errors: ['UNSUPPORTED_MEDIA_TYPE'] })
    const broken = await call({ method: 'POST', headers: json, body: '{' })
    expect(broken.status).toBe(400)
    expect(await broken.json()).toEqual({ errors: ['UNREADABLE_REQUEST'] })
  })
})
