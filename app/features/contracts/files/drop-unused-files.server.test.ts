import { describe, expect, it } from 'vitest'
import type { ContractGuestPart } from '~content/contract-values'
import { signature, signedAt, signingDeps, signingRequest } from '~/testing/signing-deps'
import { saveGuestPart } from '../guest/answer/save-guest-part.server'
import { signContract } from '../sign/sign-contract.server'

describe('a picture that the guest takes back', () => {
  const saved = (part: ContractGuestPart, removed: string[] = []) => ({
    request: signingRequest,
    part,
    removed,
    seen: null,
    language: 'en' as const,
  })

  it('is deleted at once', async () => {
    const { files, parts, part, contract } = await signingDeps()
    const first = await saveGuestPart(contract, saved(part), parts)
    const second = await saveGuestPart(
      first ?? contract,
      saved({ ...part, personalPhoto: null }, [part.personalPhoto ?? '']),
      parts,
    )
    expect(second?.guestPart.personalPhoto).toBeNull()
    expect(await files.find(part.personalPhoto ?? '')).toBeNull()
    expect(await files.find(part.personalDocument ?? '')).not.toBeNull()
  })

  it('stays as evidence where a signed version holds its fingerprint', async () => {
    const { files, parts, part, contract, store } = await signingDeps()
    await signContract(
      contract,
      { request: signingRequest, language: 'en', part, signature, now: signedAt },
      parts,
    )
    const set = { stage: 'sent', version: 2 } as const
    const edited = await store.change('C-7K2M9Q', { revision: 2, set, signed: null, events: [] })
    const { personalPhoto } = part
    const taken = saved({ ...part, personalPhoto: null }, [personalPhoto ?? ''])
    const after = await saveGuestPart(edited ?? contract, taken, parts)
    expect(after?.guestPart.personalPhoto).toBeNull()
    expect(await files.find(personalPhoto ?? '')).not.toBeNull()
  })

  it('is no part of what is signed where a passport has no back, and is deleted with the signature', async () => {
    const { files, parts, part, jpeg, contract } = await signingDeps()
    const back = await files.keep({
      kind: 'contract-document',
      type: 'jpeg',
      name: 'back.jpg',
      content: Buffer.concat([jpeg, Buffer.from('back')]),
    })
    const withBack = { ...part, personalDocumentBack: back.id }
    const stored = await saveGuestPart(contract, saved(withBack), parts)
    expect(stored?.guestPart.personalDocumentBack).toBe(back.id)
    const signing = {
      request: signingRequest,
      part,
      signature,
      now: signedAt,
      language: 'en' as const,
    }
    const signed = await signContract(stored ?? contract, signing, parts)
    if (signed.outcome !== 'signed') throw new Error(signed.outcome)
    expect(signed.contract.guestPart).not.toHaveProperty('personalDocumentBack')
    expect(await files.find(back.id)).toBeNull()
    expect(await files.find(part.personalDocument ?? '')).not.toBeNull()
  })
})
