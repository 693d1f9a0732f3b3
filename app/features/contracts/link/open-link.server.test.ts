import { describe, expect, it } from 'vitest'
import type { Contract, ContractChange } from '~content/contract'
import { createRateLimit } from '~/platform/http/rate-limit.server'
import { clientAddressHeader } from '~/platform/http/client-address'
import { minutes } from '~/platform/units/duration'
import { fakeContractStore } from '~/testing/fake-contract-store'
import { sampleContract, sampleVersion } from '~/testing/factories/contract'
import { looksLikePrivateLink } from '~/platform/links/private-link.server'
import { hashContractLink, linkOf } from './link.server'
import { openLink } from './open-link.server'

const now = new Date('2026-12-01T12:00:00Z')
const link = linkOf('C-7K2M9Q', 1)

function door(contract: Partial<Contract> = {}) {
  const changes: ContractChange[] = []
  const store = fakeContractStore(
    [sampleContract({ linkHash: hashContractLink(link), ...contract })],
    changes,
  )
  const misses = createRateLimit({ max: 20, within: minutes(10) })
  const knock = (id: string, address = '190.56.1.2') =>
    openLink(new Request('http://localhost', { headers: { [clientAddressHeader]: address } }), id, {
      store,
      misses,
      now,
    })
  return { knock, changes }
}

describe('the link of a guest', () => {
  it('is 192 bits that follow from contract, number and key, and changes with each of them', () => {
    expect(looksLikePrivateLink(link)).toBe(true)
    expect(linkOf('C-7K2M9Q', 1)).toBe(link)
    expect(linkOf('C-7K2M9Q', 2)).not.toBe(link)
    expect(linkOf('C-7K2M9R', 1)).not.toBe(link)
  })

  it('opens its contract', async () => {
    expect(await door().knock(link)).toMatchObject({
      outcome: 'open',
      contract: { reference: 'C-7K2M9Q' },
    })
  })

  it.each(['draft', 'revoked', 'expired'] as const)(
    'answers as an unknown one in the stage %s',
    async (stage) => {
      const { knock } = door({ stage })
      expect(await knock(link)).toEqual(await knock('x'.repeat(32)))
    },
  )

  it('is closed while the stay is lost or cancelled, unless it shows what was signed or declined', async () => {
    const { knock, changes } = door({ calledOff: true, stage: 'part' })
    expect(await knock(link)).toEqual({ outcome: 'closed' })
    expect(changes).toEqual([])
    for (const stage of ['signed', 'guestsSigned', 'declined'] as const) {
      const known = door({ calledOff: true, stage })
      expect(await known.knock(link)).toMatchObject({ outcome: 'open' })
    }
  })

  it('shows while the stay is lost or cancelled what was signed before, and says why it is closed', async () => {
    const called = { calledOff: true, version: 2, versions: [sampleVersion()] }
    const { knock, changes } = door({ ...called, stage: 'part' })
    const contract = { stage: 'expired', calledOff: true }
    expect(await knock(link)).toMatchObject({ outcome: 'open', contract })
    expect(changes).toEqual([])
  })

  it('is over after its time, and that is written down', async () => {
    const { knock, changes } = door({ expiresAt: '2026-12-01T11:59:59.000Z' })
    expect(await knock(link)).toEqual({ outcome: 'closed' })
    expect(changes).toMatchObject([{ set: { stage: 'expired' }, events: [{ kind: 'expired' }] }])
  })

  it.each([
    ['expired', null],
    ['opened', '2026-12-01T11:59:59.000Z'],
  ] as const)('is over and still shows what was signed before, %s', async (stage, expiresAt) => {
    const { knock, changes } = door({ stage, expiresAt, version: 2, versions: [sampleVersion()] })
    expect(await knock(link)).toMatchObject({ outcome: 'open', contract: { stage: 'expired' } })
    expect(changes).toHaveLength(stage === 'expired' ? 0 : 1)
  })

  it('shows what is signed for good', async () => {
    const { knock } = door({ stage: 'signed', expiresAt: '2026-12-01T11:59:59.000Z' })
    expect(await knock(link)).toMatchObject({ outcome: 'open' })
  })

  it('is not found by guessing: ten thousand tries find nothing and are stopped', async () => {
    const { knock } = door()
    let limited = 0
    for (let tried = 0; tried < 10_000; tried++) {
      const { outcome } = await knock(linkOf(`C-${tried}`, 1))
      expect(outcome).not.toBe('open')
      if (outcome === 'limited') limited++
    }
    expect(limited).toBe(9980)
    expect(await knock(link)).toMatchObject({ outcome: 'limited' })
    expect(await knock(link, '190.56.1.3')).toMatchObject({ outcome: 'open' })
  })
})
