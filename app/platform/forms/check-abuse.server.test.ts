import { describe, expect, it, vi } from 'vitest'
import { clientAddressHeader } from '~/platform/http/client-address'
import { createRateLimit } from '~/platform/http/rate-limit.server'
import { minutes } from '~/platform/units/duration'
import { checkAbuse } from './check-abuse.server'
import { systemFields } from './system-fields'
import type { Verdict } from './turnstile.server'

const requestFrom = (address: string) =>
  new Request('http://localhost/', { headers: { [clientAddressHeader]: address } })

function formWith(honeypot: string): FormData {
  const form = new FormData()
  form.append(systemFields.honeypot, honeypot)
  return form
}

function door(verdict: Verdict = 'passed') {
  const limit = createRateLimit({ max: 2, within: minutes(10), now: () => 0 })
  const check = vi.fn(async () => verdict)
  const send = (address = '192.0.2.7', honeypot = '') =>
    checkAbuse(requestFrom(address), formWith(honeypot), { limit, check })
  return { send, check }
}

describe('a visitor who sends a form', () => {
  it('passes', async () => {
    expect(await door().send()).toEqual({ outcome: 'passed', isFlagged: false })
  })

  it('passes with a flag if the bot check is unreachable', async () => {
    expect(await door('unknown').send()).toEqual({ outcome: 'passed', isFlagged: true })
  })

  it('is not where the bot check says so', async () => {
    expect(await door('failed').send()).toEqual({ outcome: 'botCheckFailed' })
  })

  it('is limited per address', async () => {
    const { send } = door()
    await send()
    await send()
    expect(await send()).toEqual({ outcome: 'limited', retryAfter: 600 })
    expect(await send('192.0.2.8')).toMatchObject({ outcome: 'passed' })
  })

  it('is caught by the honeypot without counting towards the limit', async () => {
    const { send, check } = door()
    for (let count = 0; count < 5; count++) {
      expect(await send('192.0.2.7', 'buy')).toEqual({ outcome: 'honeypot' })
    }
    expect(check).not.toHaveBeenCalled()
    expect(await send()).toMatchObject({ outcome: 'passed' })
  })
})

it('everybody passes a check that is not configured', async () => {
  expect(await checkAbuse(requestFrom('192.0.2.9'), formWith(''))).toEqual({
    outcome: 'passed',
    isFlagged: false,
  })
})
