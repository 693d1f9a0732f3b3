import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import type { Contract } from '~content/contract'
import type { ContractGuestPart } from '~content/contract-values'
import { createFileKeys } from '~/platform/files/store/file-keys.server'
import { createPrivateStore } from '~/platform/files/store/create-private-store.server'
import { clientAddressHeader } from '~/platform/http/client-address'
import { loadSigningCertificate } from '~/features/contracts/pdf-signature/signing-certificate.server'
import { signPdfWith } from '~/features/contracts/pdf-signature/sign-pdf.server'
import { fakeContractStore } from './fake-contract-store'
import { sampleContract } from './factories/contract'
import { temporaryFolder } from './temporary-folder'

/** When the guest signs. */
export const signedAt = new Date('2026-11-22T16:00:00Z')
export const signature = { kind: 'typed', name: 'Łucja Żółć' } as const
export const signingRequest = new Request('http://localhost/contract/x', {
  headers: { 'User-Agent': 'Firefox 140', [clientAddressHeader]: '190.56.1.2' },
})

/** As staff write them. */
export const policies = {
  title: 'Políticas de privacidad',
  effectiveDate: '2025-01-01',
  text: '## Sus datos\n\nLos guardamos **cifrados** y no los vendemos.',
}

type SigningParts = { contracts: Contract[]; policies: typeof policies | null }

/** What a signature needs; the store of files closes when the test ends. */
export async function signingParts({ contracts, policies }: SigningParts) {
  const files = createPrivateStore({
    folder: await temporaryFolder(),
    keys: createFileKeys('a-secret-that-only-these-tests-know'),
    now: () => signedAt.getTime(),
  })
  onTestFinished(() => files.close())
  const store = fakeContractStore(contracts)
  const DATA_DIR = await temporaryFolder()
  const certificate = await loadSigningCertificate({ DATA_DIR, SITE_ORIGIN: 'http://localhost' })
  return {
    store,
    files,
    brandOf: async () => 'Stays of the tests',
    policies,
    signPdf: (pdf: Buffer) => signPdfWith(certificate, pdf),
  }
}

/** What a signature needs, with a contract that its guest has filled in. */
export async function signingDeps(contracts = [sampleContract()]) {
  const parts = await signingParts({ contracts, policies })
  const { store, files } = parts
  const jpeg = await sharp({
    create: { width: 64, height: 48, channels: 3, background: '#a8452f' },
  })
    .jpeg()
    .toBuffer()
  const keep = async (kind: string) =>
    (await files.keep({ kind, type: 'jpeg', name: 'photo.jpg', content: jpeg })).id
  const part: ContractGuestPart = {
    comments: 'We arrive late – ¿está bien?',
    guests: [{ fullName: 'Łucja Żółć Ñandú', age: '34' }],
    personalPhoto: await keep('contract-photo'),
    personalDocument: await keep('contract-document'),
    payAuthorization: true,
    agreement: true,
  }
  return { files, store, parts, part, jpeg, contract: sampleContract() }
}
