import { expect, it, vi } from 'vitest'
import { subscriptionToken } from '~/features/leads/subscription/subscription-token.server'
import { readChangePage } from './read-change-page.server'

const id = '3f0c5c1e-8f0b-4d7e-9f3a-0123456789ab'
const tokens = {
  confirm: subscriptionToken('confirm', id, new Date(Date.now() + 60_000)),
  end: subscriptionToken('end', id, null),
}
type State = 'pending' | 'confirmed' | 'ended' | null

type Shown = { query?: string; token?: string; isOpen?: boolean }

async function show(
  change: 'confirm' | 'end',
  state: State,
  { query = '', token = '', isOpen = state !== 'ended' }: Shown = {},
) {
  const findState = vi.fn(async () => state && { state, isOpen })
  const request = new Request(`https://ceiba.example/es/x${query}`)
  const context = { request, locale: 'es', change, token: token || tokens[change] } as const
  const { data, init } = await readChangePage(context, findState)
  return { ...data, status: init?.status, findState }
}

it.each([
  ['confirm', 'pending', '', 'ask'],
  ['confirm', null, '', 'ask'],
  ['confirm', 'pending', '?outcome=done', 'done'],
  ['confirm', 'confirmed', '', 'done'],
  ['confirm', 'ended', '?outcome=done', 'over'],
  ['end', 'confirmed', '', 'ask'],
  ['end', 'pending', '', 'ask'],
  ['end', null, '', 'ask'],
  ['end', 'confirmed', '?outcome=done', 'done'],
  ['end', 'ended', '', 'done'],
] as const)('of %s shows a subscription that is %s%s: %s', async (change, state, query, view) => {
  expect(await show(change, state, { query })).toMatchObject({ view, status: 200 })
})

it('asks who opens an earlier letter whether the one that was begun anew is to end, too', async () => {
  expect(await show('end', 'ended', { isOpen: true })).toMatchObject({ view: 'ask' })
  expect(await show('confirm', 'ended', { isOpen: true })).toMatchObject({ view: 'over' })
})

it('posts to an address of its own, and says where that failed', async () => {
  expect(await show('end', 'confirmed', { query: '?outcome=failed' })).toMatchObject({
    hasFailed: true,
    action: `/unsubscribe/${tokens.end}?language=es`,
  })
})

it('asks nobody about a link that is forged or over', async () => {
  const over = subscriptionToken('confirm', id, new Date(1000))
  const expired = await show('confirm', 'pending', { token: over })
  expect(expired).toMatchObject({ view: 'expired', status: 410 })
  const unknown = await show('confirm', 'pending', { token: tokens.end })
  expect(unknown).toMatchObject({ view: 'unknown', status: 404 })
  for (const { findState } of [expired, unknown]) expect(findState).not.toHaveBeenCalled()
})
