import { describe, expect, it } from 'vitest'
import type { Contract } from '~content/contract'
import { emptyGuestPart } from '~content/contract-values'
import {
  sampleContract,
  sampleEvent,
  sampleEvidence,
  sampleReservation,
  sampleVersion,
} from '~/testing/factories/contract'
import { storeEvidence } from '~/features/contracts/signers/evidence'
import { readGuestPage } from './read-guest-page.server'

const fileId = 'c'.repeat(40)
const guestPart = {
  ...emptyGuestPart,
  comments: 'A late flight',
  personalDocument: fileId,
  guests: [{ fullName: 'Luis Tzul', age: '41' }],
}
const files = {
  find: async (id: string) => ({
    ...({ id, name: 'passport.pdf', kind: 'contract-document', type: 'pdf', bytes: 1 } as const),
    createdAt: 0,
    claimedBy: 'C-7K2M9Q',
    expiresAt: null,
  }),
}

const read = (more: Partial<Contract>) =>
  readGuestPage(sampleContract({ guestPart, ...more }), { link: 'link', locale: 'en', files })

describe('the page of a contract at its guest', () => {
  it('has what was filled in while the form is there', async () => {
    const shown = await read({ stage: 'part' })
    expect(shown.part).toMatchObject({ comments: 'A late flight', guests: [{ age: '41' }] })
    expect(shown.files.personalDocument).toEqual({ id: fileId, name: 'passport.pdf' })
    expect(shown.blocks).not.toEqual([])
  })

  it.each([
    ['signed', { stage: 'guestsSigned', signatures: [storeEvidence(sampleEvidence())] }],
    [
      'declined',
      { stage: 'declined', events: [sampleEvent({ kind: 'declined', actor: 'guest' })] },
    ],
    ['time no more', { stage: 'expired', version: 2, versions: [sampleVersion()] }],
  ] satisfies [string, Partial<Contract>][])(
    'has nothing of it once they have %s',
    async (_, more) => {
      const shown = JSON.stringify(await read(more))
      expect(shown).not.toMatch(/A late flight|Luis Tzul|passport\.pdf/)
      expect(shown).not.toContain(fileId)
    },
  )

  it('has the text once where it was changed, and the words of guests alone', async () => {
    const lastRead = { version: 1, reservation: sampleReservation({ property: 'Casa Ceiba' }) }
    const shown = await read({ stage: 'part', guestPart: { ...guestPart, lastRead } })
    expect(shown.changes).not.toBeNull()
    expect(shown).toMatchObject({ blocks: [], facts: [] })
    expect(Object.keys(shown.words)).toEqual(['guest', 'languages'])
  })
})
