import { expect, it } from 'vitest'
import { minutes } from '~/platform/units/duration'
import { idempotencyKey } from './idempotency-key.server'

const clientKey = '0B5F1F9E-6F0D-4C7A-9C59-0A3B6C1D2E4F'
const payload = { email: 'ana@example.com', name: 'Ana' }

it('takes the UUID of the browser for ever', () => {
  const key = idempotencyKey({ name: 'a', clientKey, payload })
  expect(key).toMatchObject({ value: clientKey.toLowerCase(), window: null })
  const changed = idempotencyKey({ name: 'a', clientKey, payload: { ...payload, name: 'Eva' } })
  expect(changed.content).not.toBe(key.content)
})

it('takes form and content for ten minutes where there is no UUID', () => {
  const key = idempotencyKey({ name: 'a', clientKey: '', payload })
  const reordered = { name: 'Ana', email: 'ana@example.com' }
  expect(key.window).toBe(minutes(10))
  expect(idempotencyKey({ name: 'a', clientKey: null, payload: reordered })).toEqual(key)
  expect(idempotencyKey({ name: 'b', clientKey: '', payload }).value).not.toBe(key.value)
  expect(idempotencyKey({ name: 'a', clientKey: '', payload: { name: 'Eva' } })).not.toEqual(key)
})

it.each(['1', 'not-a-uuid', `${clientKey}0`, `${clientKey}\n`, '../../x'])(
  'does not take %j for a UUID',
  (text) => {
    expect(idempotencyKey({ name: 'a', clientKey: text, payload }).window).toBe(minutes(10))
  },
)
