import { expect, it, vi } from 'vitest'
import { createRateLimit } from '~/platform/http/rate-limit.server'
import { minutes } from '~/platform/units/duration'
import { openPrivateLink, secondsToWait } from './open-private-link.server'
import { hashPrivateLink, privateLink } from './private-link.server'

const purpose = 'booking confirmation'
const link = privateLink(purpose, 'a')
const request = new Request('https://ceiba.example/')

function parts() {
  const find = vi.fn(async (hash: string) => (hash === hashPrivateLink(purpose, link) ? 'a' : null))
  return { purpose, misses: createRateLimit({ max: 3, within: minutes(10) }), find } as const
}

it('opens what its hash names', async () => {
  expect(await openPrivateLink(request, link, parts())).toEqual({ outcome: 'open', record: 'a' })
})

it('never asks for what cannot be a link', async () => {
  const given = parts()
  expect(await openPrivateLink(request, "' or 1=1", given)).toEqual({ outcome: 'closed' })
  expect(given.find).not.toHaveBeenCalled()
})

it('slows whoever guesses, the right link included, and counts no hits', async () => {
  const given = parts()
  for (let hit = 0; hit < 5; hit += 1) await openPrivateLink(request, link, given)
  for (let miss = 0; miss < 3; miss += 1) {
    const outcome = await openPrivateLink(request, privateLink(purpose, `no ${miss}`), given)
    expect(outcome).toEqual({ outcome: 'closed' })
  }
  const limited = await openPrivateLink(request, link, given)
  expect(limited.outcome).toBe('limited')
  expect(Number(secondsToWait(limited))).toBeGreaterThan(0)
})
