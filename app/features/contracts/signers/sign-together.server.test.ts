import { describe, expect, it } from 'vitest'
import { emptyGuestPart } from '~content/contract-values'
import { sampleContract, sampleEvent } from '~/testing/factories/contract'
import { signedAt } from '~/testing/signing-deps'
import { luis, request, setUpSigning, two } from '~/testing/set-up-signing'
import { contractWords } from '../contract-words.server'
import { contractLinkOf } from '../emails/link-kind.server'
import { contractChanges, signedBefore } from '../guest/reading/contract-changes.server'
import { saveGuestPart } from '../guest/answer/save-guest-part.server'
import { readSignedContent } from '../sign/signed-content'
import { nextVersion } from '../staff/versions/next-version'

describe('a contract that two sign', () => {
  it('is signed when both have, and its PDF shows both with their evidence', async () => {
    const { sign, present, textOf } = await setUpSigning(two)
    expect(await sign(luis.id)).toMatchObject({ outcome: 'waits' })
    expect(await present()).toMatchObject({ stage: 'part', versions: [] })
    const signed = await sign(null)
    if (signed.outcome !== 'signed') throw new Error(signed.outcome)
    expect(await present()).toMatchObject({ stage: 'signed', versions: [{ version: 1 }] })
    const { signatures, fingerprints } = readSignedContent(signed.version)
    expect(signatures.map(({ fullName }) => fullName)).toEqual(['Luis Tzul', 'María José Xicay'])
    expect(new Set(fingerprints).size).toBe(6)
    const text = await textOf(signed.version.pdfFile)
    for (const part of ['Luis Tzul accepted', 'María José Xicay accepted', ...fingerprints]) {
      expect(text).toContain(part)
    }
  })

  it.each([
    ['leaves out of the PDF what another wrote to the team', two, `guest: ${luis.fullName}`, false],
    ['prints what a single guest wrote', sampleContract(), 'guest', true],
    ['leaves out what was written while others signed', sampleContract(), 'guest: Eva', false],
  ])('%s', async (_, contract, actor, isPrinted) => {
    const asked = sampleEvent({ kind: 'asked', actor, detail: 'May I leave earlier?' })
    const { sign, textOf } = await setUpSigning({ ...contract, events: [asked] })
    if (contract === two) await sign(luis.id)
    const signed = await sign(null)
    if (signed.outcome !== 'signed') throw new Error(signed.outcome)
    const text = await textOf(signed.version.pdfFile)
    expect(text).toContain(contractWords('en').events.asked)
    expect(text.includes('May I leave earlier?')).toBe(isPrinted)
  })

  it('is signed once by each, and by both where they sign at the same moment', async () => {
    const { sign, present } = await setUpSigning(two)
    const seen = await present()
    const both = await Promise.all([sign(null, seen), sign(luis.id, seen)])
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['outdated', 'waits'])
    const late = both[0].outcome === 'outdated' ? null : luis.id
    expect(await sign(late)).toMatchObject({ outcome: 'signed' })
    expect(await sign(late)).toEqual({ outcome: 'outdated' })
    expect((await present()).versions).toHaveLength(1)
  })

  it('takes no signature twice from one, and none from somebody who was taken off', async () => {
    const { sign } = await setUpSigning(two)
    expect(await sign(luis.id)).toMatchObject({ outcome: 'waits' })
    expect(await sign(luis.id)).toEqual({ outcome: 'outdated' })
    expect(await sign('ffffffffffff')).toEqual({ outcome: 'outdated' })
  })

  it('takes no picture that somebody else has shown', async () => {
    const { sign, present, newPart, store, files } = await setUpSigning(two)
    const part = await newPart()
    const about = { request, language: 'en' as const, signer: luis.id }
    const saving = { ...about, part, removed: [], seen: null }
    await saveGuestPart(await present(), saving, { store, files })
    expect(await sign(null, undefined, part)).toEqual({ outcome: 'filesGone' })
    expect(await sign(luis.id, undefined, part)).toMatchObject({ outcome: 'waits' })
  })

  it('is the next version, which all sign, once one has signed and staff change it', async () => {
    const { sign, present } = await setUpSigning(two)
    await sign(luis.id)
    const given = await present()
    const { reservation, guestEmail, terms } = given
    const edit = { guestEmail, terms, signers: given.signers ?? [], isDraft: false, now: signedAt }
    const same = nextVersion(given, { ...edit, reservation, guestEmail: 'new@example.com' })
    expect(same).toMatchObject({ version: 1 })
    expect(same).not.toHaveProperty('signatures')
    const dearer = { ...reservation, fullPayment: 1600 }
    expect(nextVersion(given, { ...edit, reservation: dearer })).toMatchObject({
      version: 2,
      signatures: [],
    })
    expect(nextVersion(given, { ...edit, reservation, signers: [] })).toMatchObject({
      version: 2,
      signatures: [],
      signers: [],
    })
  })

  it('shows who had signed what they agreed to and what changed, though it was never sealed', async () => {
    const { sign, present, store, files } = await setUpSigning(two)
    await sign(luis.id)
    const given = await present()
    const { reservation, guestEmail, terms, signers } = given
    const dearer = { ...reservation, fullPayment: 1600 }
    const edit = { guestEmail, terms, signers: signers ?? [], isDraft: false, now: signedAt }
    const set = nextVersion(given, { ...edit, reservation: dearer })
    await store.change(given.reference, { revision: given.revision, set, signed: null, events: [] })
    const next = await present()
    const told = { link: 'x', locale: 'en' as const, signer: luis.id }
    expect(signedBefore(next, told)).toMatchObject({ version: 1, pdf: null })
    expect(contractChanges(next, 'en', luis.id)).toMatchObject({
      since: 'signed',
      facts: expect.arrayContaining([expect.objectContaining({ was: '$1,482.50' })]),
    })
    expect(contractLinkOf(next, luis.id)).toMatchObject({ hasSigned: true, signedStays: false })
    expect(signedBefore(next, { ...told, signer: null })).toBeNull()
    const saving = { request, language: 'en' as const, signer: luis.id, removed: [], seen: null }
    await saveGuestPart(next, { ...saving, part: emptyGuestPart }, { store, files })
    expect(signedBefore(await present(), told)).not.toBeNull()
  })
})
