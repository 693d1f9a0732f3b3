import { describe, expect, it, vi } from 'vitest'
import { clientAddressHeader } from '~/platform/http/client-address'
import { createRateLimit } from '~/platform/http/rate-limit.server'
import { minutes } from '~/platform/units/duration'
import { admitVisitor } from './admit-visitor.server'
import { ownFields } from './own-fields'
import type { Verdict } from './turnstile.server'

const requestFrom = (address: string) =>
  new Request('http://localhost/', { headers: { [clientAddressHeader]: address } })

function formWith(trap: string): FormData {
  const form = new FormData()
  form.append(ownFields.trap, trap)
  return form
}

function door(verdict: Verdict = 'passed') {
  const limit = createRateLimit({ most: 2, within: minutes(10), now: () => 0 })
  const check = vi.fn(async () => verdict)
  const send = (address = '192.0.2.7', trap = '') =>
    admitVisitor(requestFrom(address), formWith(trap), { limit, check })
  return { send, check }
}

describe('a visitor who sends a form', () => {
  it('is admitted', async () => {
    expect(await door().send()).toEqual({ outcome: 'admitted', isFlagged: false })
  })

  it('is admitted with a mark where the bot check cannot be asked', async () => {
    expect(await door('unknown').send()).toEqual({ outcome: 'admitted', isFlagged: true })
  })

  it('is not where the bot check says so', async () => {
    expect(await door('failed').send()).toEqual({ outcome: 'unproven' })
  })

  it('is limited per address', async () => {
    const { send } = door()
    await send()
    await send()
    expect(await send()).toEqual({ outcome: 'limited', retryAfter: 600 })
    expect(await send('192.0.2.8')).toMatchObject({ outcome: 'admitted' })
  })

  it('is caught in the trap without costing anything', async () => {
    const { send, check } = door()
    for (let count = 0; count < 5; count++) {
      expect(await send('192.0.2.7', 'buy')).toEqual({ outcome: 'caught' })
    }
    expect(check).not.toHaveBeenCalled()
    expect(await send()).toMatchObject({ outcome: 'admitted' })
  })
})

it('everybody passes a check that is not configured', async () => {
  expect(await admitVisitor(requestFrom('192.0.2.9'), formWith(''))).toEqual({
    outcome: 'admitted',
    isFlagged: false,
  })
})
