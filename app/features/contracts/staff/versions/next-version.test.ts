import { describe, expect, it } from 'vitest'
import { contractStages, mayFollow, type ContractStage } from '~content/contract-stage'
import { sampleContract, sampleReservation } from '~/testing/factories/contract'
import { nextVersion } from './next-version'

const now = new Date('2026-11-22T12:00:00Z')
const signed = {
  version: 1,
  signedAt: '2026-11-21T18:00:00.000Z',
  hash: 'b'.repeat(64),
  content: '{}',
  pdfFile: '0'.repeat(40),
  pdfHash: 'c'.repeat(64),
}
const { terms } = sampleContract()
const edit = { reservation: sampleReservation({ totalGuests: 5 }), guestEmail: null, terms, now }

describe('a contract that staff change', () => {
  it('becomes the next version once it is signed, and waits for a signature again', () => {
    const guestPart = { ...sampleContract().guestPart, agreement: true }
    const contract = sampleContract({ stage: 'signed', versions: [signed], guestPart })
    expect(nextVersion(contract, { ...edit, isDraft: false })).toMatchObject({
      stage: 'sent',
      version: 2,
      remindersSent: 0,
      reservation: { totalGuests: 5 },
      guestPart: { agreement: false },
      expiresAt: '2026-12-23T06:00:00.000Z',
    })
  })

  it('stays the same version before, and its link stays open as long as it was', () => {
    const changed = nextVersion(sampleContract({ stage: 'part' }), { ...edit, isDraft: false })
    expect(changed).toMatchObject({ stage: 'part', version: 1 })
    expect(changed).not.toHaveProperty('expiresAt')
    const longer = { ...edit, terms: { ...terms, linkDays: 60 }, isDraft: false }
    expect(nextVersion(sampleContract({ stage: 'part' }), longer)).toMatchObject({
      expiresAt: '2027-01-22T06:00:00.000Z',
      terms: { linkDays: 60 },
    })
  })

  it('opens its link when it is a draft no more, and again when the link was over', () => {
    const draft = sampleContract({ stage: 'draft' })
    expect(nextVersion(draft, { ...edit, isDraft: true })).toMatchObject({ stage: 'draft' })
    expect(nextVersion(draft, { ...edit, isDraft: false })).toMatchObject({ stage: 'sent' })
    const over = sampleContract({ stage: 'expired' })
    expect(nextVersion(over, { ...edit, isDraft: false })).toMatchObject({ stage: 'sent' })
  })

  it('goes no way that the table of stages does not have', () => {
    for (const stage of Object.keys(contractStages) as ContractStage[]) {
      for (const isDraft of [true, false]) {
        const next = nextVersion(sampleContract({ stage }), { ...edit, isDraft })
        expect(mayFollow(stage, next.stage), `${stage} → ${next.stage}`).toBe(true)
      }
    }
  })
})
