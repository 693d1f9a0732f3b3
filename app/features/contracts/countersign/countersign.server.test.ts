import { describe, expect, it } from 'vitest'
import { sampleContract } from '~/testing/factories/contract'
import { signedAt } from '~/testing/signing-deps'
import { luis, request, setUpSigning, two } from '~/testing/set-up-signing'
import { RecordConflict } from '~/platform/content/private-records.server'
import { agreementKind } from '../sign/agreement-kind'
import { readSignedContent } from '../sign/signed-content'
import { countersign } from './countersign.server'

describe('a contract that the house signs by hand', () => {
  const terms = { ...sampleContract().terms, countersigning: 'byHand' as const }
  const author = { request, name: 'Ana', language: 'en' as const }
  const house = { author, name: 'Lucía', role: 'Reservations', now: signedAt }
  const signature = { kind: 'drawn', strokes: 'M10 20 L400 60' } as const

  it('waits for the house once its guest has signed, and is sealed then', async () => {
    const { sign, present, parts, textOf } = await setUpSigning(sampleContract({ terms }))
    expect(await sign(null)).toMatchObject({ outcome: 'waits' })
    expect(await present()).toMatchObject({ stage: 'guestsSigned', versions: [] })
    const done = await countersign(await present(), { ...house, signature }, parts)
    if (done.outcome !== 'signed') throw new Error(done.outcome)
    expect(done.contract).toMatchObject({ stage: 'signed' })
    expect(done.contract.events.at(-1)).toMatchObject({
      kind: 'countersigned',
      actor: 'staff: Ana',
    })
    expect(readSignedContent(done.version).house).toMatchObject({ name: 'Lucía', signature })
    expect(await textOf(done.version.pdfFile)).toContain(
      'Countersigned for the house: Reservations',
    )
  })

  it('stays unsigned where other reservations have its nights, and keeps no PDF', async () => {
    const { sign, present, parts, files } = await setUpSigning(sampleContract({ terms }))
    await sign(null)
    const change = () => Promise.reject(new RecordConflict('Taken'))
    const store = { ...parts.store, change }
    const taken = await countersign(await present(), { ...house, signature }, { ...parts, store })
    expect(taken).toEqual({ outcome: 'nightsTaken' })
    const owned = await files.listOwned((await present()).reference)
    expect(owned.filter(({ kind }) => kind === agreementKind)).toEqual([])
  })

  it('is not signed for the house before all guests have, nor twice', async () => {
    const { sign, present, parts } = await setUpSigning({ ...two, terms })
    await sign(luis.id)
    const early = await countersign(await present(), { ...house, signature }, parts)
    expect(early).toEqual({ outcome: 'outdated' })
    await sign(null)
    const seen = await present()
    await countersign(seen, { ...house, signature }, parts)
    const twice = await countersign(seen, { ...house, signature }, parts)
    expect(twice).toEqual({ outcome: 'outdated' })
    expect((await present()).versions).toHaveLength(1)
  })
})
