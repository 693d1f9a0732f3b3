import { describe, expect, it } from 'vitest'
import type { Contract } from '~content/contract'
import { fakeContractStore } from '~/testing/fake-contract-store'
import {
  sampleContract,
  sampleEvent,
  sampleEvidence,
  sampleReservation,
  sampleSigner,
  sampleVersion,
} from '~/testing/factories/contract'
import { freezeContract } from '~/features/contracts/sign/freeze-contract'
import { keepVersion, versionToKeep } from './keep-version.server'
import { nextVersion } from './next-version'

const request = new Request('https://ceiba.example/contract/C-7K2M9Q')
const author = { request, name: 'Ana', language: 'en' } as const
const now = new Date('2026-12-01T12:00:00Z')
const luis = sampleSigner()
const signedAt = '2026-11-22T15:00:00.000Z'
const evidence = sampleEvidence()
const evidenceOfLuis = sampleEvidence({ signer: luis.id, fullName: luis.fullName, signedAt })

/** Version 1 is signed by two; version 2 is dearer and has another second signer. */
function changed(more: Partial<Contract> = {}): Contract {
  const first = sampleContract({ signers: [luis] })
  const content = freezeContract({
    contract: first,
    part: { ...first.guestPart, comments: 'We arrive late' },
    house: null,
    blocks: [],
    signatures: [evidenceOfLuis, evidence] as const,
    signedAt: now,
  })
  return {
    ...first,
    stage: 'declined',
    version: 2,
    versions: [sampleVersion({ content })],
    signatures: [],
    reservation: sampleReservation({ fullPayment: 1600 }),
    signers: [sampleSigner({ id: 'ffffffffffff', fullName: 'Ana Tzul' })],
    events: [sampleEvent(), sampleEvent({ kind: 'edited', version: 2 })],
    ...more,
  }
}

async function keep(contract: Contract, wanted = '1') {
  return keepVersion(fakeContractStore([contract]), contract, wanted, { author, now })
}

describe('the signed version of a contract that was changed', () => {
  it('holds again with figures, answers and those who signed it, and the log says so', async () => {
    const kept = await keep(changed())
    const lastRead = { version: 1, reservation: sampleReservation() }
    expect(kept).toMatchObject({
      stage: 'signed',
      version: 1,
      reservation: sampleReservation(),
      guestPart: { comments: 'We arrive late', agreement: true, lastRead },
      signers: [{ id: luis.id, fullName: luis.fullName, part: { signedRead: { signedAt } } }],
      signatures: [{ signer: luis.id }, { signer: null }],
    })
    expect(kept?.events.at(-1)).toMatchObject({
      kind: 'kept',
      actor: 'staff: Ana',
      version: 1,
      detail: 'v1',
    })
  })

  it('holds again while the guest types an answer to the change', async () => {
    const seen = changed({ stage: 'part' })
    const store = fakeContractStore([{ ...seen, revision: seen.revision + 1 }])
    const kept = await keepVersion(store, seen, '1', { author, now })
    expect(kept).toMatchObject({ stage: 'signed', version: 1, revision: 3 })
  })

  it('is followed by a number that no version had', async () => {
    const kept = await keep(changed())
    if (!kept) throw new Error('Not kept')
    const { reservation, guestEmail, terms } = kept
    const edit = { reservation, guestEmail, terms, isDraft: false, now }
    expect(nextVersion(kept, edit).version).toBe(3)
  })

  it.each(['sent', 'opened', 'part', 'declined', 'expired'] as const)(
    'can be kept while the change is %s',
    (stage) => {
      expect(versionToKeep(changed({ stage }))?.version).toBe(1)
    },
  )

  it.each([
    ['was withdrawn', { stage: 'revoked' }],
    ['waits for the house', { stage: 'guestsSigned' }],
    ['was signed meanwhile', { stage: 'signed' }],
    ['follows nothing that was signed', { versions: [] }],
    ['follows figures of other fields', { versions: [sampleVersion()] }],
  ] satisfies [string, Partial<Contract>][])('is not kept where the change %s', async (_, more) => {
    expect(await keep(changed(more))).toBeNull()
  })

  it('is not kept in place of another one that was asked for', async () => {
    expect(await keep(changed(), '2')).toBeNull()
  })
})
