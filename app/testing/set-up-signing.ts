import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import type { Contract } from '~content/contract'
import { emptyGuestPart, type ContractGuestPart } from '~content/contract-values'
import { signContract } from '~/features/contracts/sign/sign-contract.server'
import type { SignerId } from '~/features/contracts/signers/signers'
import { sampleContract, sampleSigner } from './factories/contract'
import { signedAt, signingParts } from './signing-deps'

export const request = new Request('http://localhost/contract/x')
export const luis = sampleSigner()
export const two = sampleContract({ signers: [luis] })

/** A contract that may be signed, with a store of files that closes when the test ends. */
export async function setUpSigning(contract: Contract) {
  const parts = await signingParts({ contracts: [contract], policies: null })
  const { store, files } = parts
  let shade = 0
  async function picture(kind: string): Promise<string> {
    shade += 1
    const content = await sharp({
      create: { width: 8, height: 8, channels: 3, background: { r: shade, g: 80, b: 40 } },
    })
      .png()
      .toBuffer()
    return (await files.keep({ kind, type: 'png', name: 'p.png', content })).id
  }
  async function newPart(): Promise<ContractGuestPart> {
    return {
      ...emptyGuestPart,
      personalPhoto: await picture('contract-photo'),
      personalDocument: await picture('contract-document'),
      personalDocumentBack: await picture('contract-document'),
      agreement: true,
    }
  }
  const present = async () => {
    const found = await store.find(contract.reference)
    if (!found) throw new Error('No contract')
    return found
  }
  const sign = async (signer: SignerId, seen?: Contract, part?: ContractGuestPart) =>
    signContract(
      seen ?? (await present()),
      {
        request,
        language: 'en',
        signer,
        now: signedAt,
        part: part ?? (await newPart()),
        signature: { kind: 'typed', name: signer ? 'Luis Tzul' : 'María José' },
      },
      parts,
    )
  const textOf = async (pdfFile: string) => {
    const read = await files.read(pdfFile, { reader: 'test', address: '' })
    const pdf = await getDocumentProxy(new Uint8Array(read?.content ?? Buffer.of()))
    const { text } = await extractText(pdf, { mergePages: true })
    return text.replace(/\s+/g, ' ')
  }
  return { files, store, parts, sign, present, newPart, textOf }
}
