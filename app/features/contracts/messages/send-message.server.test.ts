import { describe, expect, it } from 'vitest'
import type { Contract } from '~content/contract'
import { fakeContractStore } from '~/testing/fake-contract-store'
import { sampleContract } from '~/testing/factories/contract'
import { minutes } from '~/platform/units/duration'
import { readMessage } from './message-text'
import { sendMessage } from './send-message.server'

const request = new Request('https://ceiba.example/contract/x', { method: 'POST' })
const now = new Date('2026-11-22T16:00:00Z')
const message = { request, language: 'en', now, text: 'May we bring a dog?' } as const

function desk(contract: Contract) {
  const contracts = [contract]
  const store = fakeContractStore(contracts)
  const mails: unknown[] = []
  const keys = new Set<string>()
  const queue = {
    accept: async ({ key, payload }: { key: { value: string }; payload: unknown }) => {
      const isNew = !keys.has(key.value)
      if (isNew) mails.push(payload)
      keys.add(key.value)
      return { outcome: 'accepted' as const, id: '1', isNew }
    },
  }
  const awayQueue = { accept: async () => ({ outcome: 'unavailable' as const }) }
  return {
    contracts,
    mails,
    parts: { store, queue: queue as never },
    awayParts: { store, queue: awayQueue as never },
  }
}

describe('what a guest writes to the team', () => {
  it('is in the log and in a mail, and a question changes nothing else', async () => {
    const { contracts, mails, parts } = desk(sampleContract({ stage: 'part' }))
    expect(await sendMessage(sampleContract(), { ...message, action: 'ask' }, parts)).toBe('sent')
    expect(contracts[0]).toMatchObject({ stage: 'part', revision: 2 })
    expect(contracts[0]?.events.at(-1)).toMatchObject({
      kind: 'asked',
      actor: 'guest',
      detail: 'May we bring a dog?',
    })
    expect(mails).toEqual([
      expect.objectContaining({ action: 'ask', guestEmail: 'maria@example.com' }),
    ])
  })

  it('is told once where the button is pressed twice, and again later', async () => {
    const { contracts, mails, parts } = desk(sampleContract())
    const asking = { ...message, action: 'ask' } as const
    await sendMessage(sampleContract(), asking, parts)
    await sendMessage(contracts[0] ?? sampleContract(), asking, parts)
    expect(mails).toHaveLength(1)
    const later = new Date(now.getTime() + minutes(11))
    await sendMessage(contracts[0] ?? sampleContract(), { ...asking, now: later }, parts)
    expect(mails).toHaveLength(2)
  })

  it('is mailed with the second press where the first one ended before its mail was queued', async () => {
    const { contracts, mails, parts, awayParts } = desk(sampleContract())
    const asking = { ...message, action: 'ask' } as const
    await sendMessage(sampleContract(), asking, awayParts)
    expect(mails).toEqual([])
    const later = { ...asking, now: new Date(now.getTime() + minutes(1)) }
    expect(await sendMessage(contracts[0] ?? sampleContract(), later, parts)).toBe('sent')
    expect(mails).toHaveLength(1)
    expect(contracts[0]?.events.filter(({ kind }) => kind === 'asked')).toHaveLength(1)
  })

  it('closes the contract for signing where the guest declines, also over a saving of the same second', async () => {
    const { contracts, parts } = desk(sampleContract({ stage: 'part', revision: 5 }))
    const declining = { ...message, action: 'decline' } as const
    expect(await sendMessage(sampleContract(), declining, parts)).toBe('sent')
    expect(contracts[0]).toMatchObject({ stage: 'declined', revision: 6 })
  })

  it('declines again what the team sent again meanwhile', async () => {
    const { contracts, mails, parts } = desk(sampleContract())
    const declining = { ...message, action: 'decline' } as const
    await sendMessage(sampleContract(), declining, parts)
    const declined = contracts[0] ?? sampleContract()
    contracts[0] = { ...declined, stage: 'sent', revision: declined.revision + 1 }
    const later = { ...declining, now: new Date(now.getTime() + minutes(5)) }
    expect(await sendMessage(contracts[0], later, parts)).toBe('sent')
    expect(contracts).toMatchObject([{ stage: 'declined' }])
    expect(mails).toHaveLength(2)
  })

  it.each(['signed', 'expired', 'revoked'] as const)(
    'declines nothing that is %s',
    async (stage) => {
      const { contracts, mails, parts } = desk(sampleContract({ stage, revision: 3 }))
      const declining = { ...message, action: 'decline' } as const
      expect(await sendMessage(sampleContract(), declining, parts)).toBe('outdated')
      expect([contracts[0]?.stage, mails.length]).toEqual([stage, 0])
    },
  )

  it('is a paragraph of words, no longer than the log keeps', () => {
    const read = (text: string) => {
      const form = new FormData()
      form.set('message', text)
      return readMessage(form)
    }
    expect(read(' Too\n expensive ')).toEqual({ text: 'Too expensive', problem: null })
    expect([read(' \n ').problem, readMessage(new FormData()).problem]).toEqual([
      'writeMessage',
      'writeMessage',
    ])
    expect(read('x'.repeat(1001)).problem).toBe('tooLong')
  })
})
