// @own-process: another file may have loaded a catalogue.
import { expect, it } from 'vitest'
import { apiResponse } from './api-response.server'

it('refuses calls with 503 and asks to come back while there is no catalogue', async () => {
  const response = await apiResponse(() => ({ status: 200, body: {} }))
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('30')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toEqual({ errors: ['UNAVAILABLE'] })
})
