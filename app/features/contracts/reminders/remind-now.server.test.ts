import { describe, expect, it } from 'vitest'
import type { Contract } from '~content/contract'
import { hours } from '~/platform/units/duration'
import { fakeContractStore } from '~/testing/fake-contract-store'
import { sampleContract } from '~/testing/factories/contract'
import { remindNow } from './remind-now.server'

const request = new Request('https://ceiba.example/contract/C-7K2M9Q', { method: 'POST' })
const author = { request, name: 'Ana', language: 'en' } as const
const now = new Date('2026-11-22T12:00:00Z')

async function remind(contract: Contract, at = now, outcome = 'accepted') {
  const contracts = [contract]
  const keys: string[] = []
  const accept = async ({ key }: { key: { value: string } }) => {
    keys.push(key.value)
    return { outcome }
  }
  const parts = { store: fakeContractStore(contracts), queue: { accept: accept as never }, now: at }
  return { told: await remindNow(contract, author, parts), after: contracts[0] ?? contract, keys }
}

describe('a reminder by hand', () => {
  it('goes out beside those of the template, and is in the log with its author', async () => {
    const { told, after, keys } = await remind(sampleContract())
    expect(told).toBe('reminded')
    expect(keys).toEqual([expect.stringMatching(/^C-7K2M9Q\.\d+\.by-hand1$/)])
    expect(after).toMatchObject({ remindersSent: 0, revision: 2 })
    expect(after.events.at(-1)).toMatchObject({ kind: 'reminded', actor: 'staff: Ana' })
  })

  it('waits an hour after the last one', async () => {
    const { after } = await remind(sampleContract())
    expect(await remind(after)).toMatchObject({ told: 'remindedLately', keys: [] })
    const later = new Date(now.getTime() + hours(1))
    expect((await remind(after, later)).told).toBe('reminded')
  })

  it.each([
    ['is signed', { stage: 'signed' }],
    ['is declined', { stage: 'declined' }],
    ['has no address', { guestEmail: null }],
    ['is over', { expiresAt: '2026-11-22T11:00:00.000Z' }],
  ] as const)('is not sent where the contract %s', async (_why, more) => {
    expect(await remind(sampleContract(more))).toMatchObject({ told: 'notMailed', keys: [] })
  })

  it('is not told as sent where the outbox takes nothing', async () => {
    const { told, after } = await remind(sampleContract(), now, 'unavailable')
    expect([told, after.events.length]).toEqual(['notMailed', 1])
  })
})
