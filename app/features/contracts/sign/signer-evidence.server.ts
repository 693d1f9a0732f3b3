import type { ContractGuestPart } from '~content/contract-values'
import type { Locale } from '~content/locale'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { contractWords } from '../contract-words.server'
import type { AgreedPolicies, AgreedWording, FileFingerprints } from '../signers/evidence'
import { sha256 } from './sha256.server'

type Asked = { asksPayment: boolean; policies: AgreedPolicies | null }

/** What the page in this language asks the guest to agree to. */
export function agreedWording(language: Locale, { asksPayment, policies }: Asked): AgreedWording {
  const { agreement, paymentText, payAuthorization, privacy } = contractWords(language).guest
  return {
    language,
    agreement,
    privacy,
    policies,
    payAuthorization: asksPayment ? `${paymentText} ${payAuthorization}.` : null,
  }
}

/** The fingerprints of the guest's pictures; null if a file that was named is there no more. */
export async function fingerprintsOf(
  { personalPhoto, personalDocument, personalDocumentBack }: ContractGuestPart,
  files: Pick<PrivateStore, 'read'>,
): Promise<FileFingerprints | null> {
  const ids = [personalPhoto, personalDocument, personalDocumentBack ?? null]
  const [photo = null, front = null, back = null] = await Promise.all(
    ids.map(async (id) => (id === null ? null : fingerprintOf(files, id))),
  )
  const isGone = (id: string | null | undefined, print: string | null) => id != null && !print
  if (
    isGone(personalPhoto, photo) ||
    isGone(personalDocument, front) ||
    isGone(personalDocumentBack, back)
  ) {
    return null
  }
  return {
    personalPhoto: photo,
    personalDocument: front,
    ...(back !== null && { personalDocumentBack: back }),
  }
}

async function fingerprintOf(
  files: Pick<PrivateStore, 'read'>,
  id: string,
): Promise<string | null> {
  const read = await files.read(id, { reader: 'system: signing', address: '' })
  return read && sha256(read.content)
}
