import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { onTestFinished } from 'vitest'
import type { Contract } from '~content/contract'
import { emptyGuestPart, type ContractGuestPart } from '~content/contract-values'
import { createFileKeys } from '~/platform/files/store/file-keys.server'
import { createPrivateStore } from '~/platform/files/store/create-private-store.server'
import { loadSigningCertificate } from '~/features/contracts/pdf-signature/signing-certificate.server'
import { signPdfWith } from '~/features/contracts/pdf-signature/sign-pdf.server'
import { signContract } from '~/features/contracts/sign/sign-contract.server'
import type { SignerId } from '~/features/contracts/signers/signers'
import { sampleContract, sampleSigner } from './factories/contract'
import { fakeContractStore } from './fake-contract-store'
import { temporaryFolder } from './temporary-folder'

export const now = new Date('2026-11-22T16:00:00Z')
export const request = new Request('http://localhost/contract/x')
export const luis = sampleSigner()
export const two = sampleContract({ signers: [luis] })

/** A contract that may be signed, with a store of files that closes when the test ends. */
export async function signingDesk(contract: Contract) {
  const files = createPrivateStore({
    folder: await temporaryFolder(),
    keys: createFileKeys('a-secret-that-only-these-tests-know'),
    now: () => now.getTime(),
  })
  onTestFinished(() => files.close())
  const store = fakeContractStore([contract])
  const DATA_DIR = await temporaryFolder()
  const certificate = await loadSigningCertificate({ DATA_DIR, SITE_ORIGIN: 'http://localhost' })
  const parts = {
    store,
    files,
    brandOf: async () => 'Stays of the tests',
    policies: null,
    signPdf: (pdf: Buffer) => signPdfWith(certificate, pdf),
  }
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
        now,
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
