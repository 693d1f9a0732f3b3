import type { Signatory } from '~content/contract'
import type { SignedContent } from '../sign/signed-content'
import type { Signature } from './signature'

/** A guest's signature under their name. */
export type GivenSignature = { name: string; signature: Signature }

/** Who signed for the team; by hand with a signature of their own. */
export type CountersignatureView = Signatory & { signature?: Signature | undefined }

/** The signatures of a frozen contract, as pages show them. */
export function signaturesToShow(
  { signatures, house }: Pick<SignedContent, 'signatures' | 'house'>,
  guestName: string,
): { signatures: GivenSignature[]; house: CountersignatureView | null } {
  return {
    signatures: signatures.map(({ fullName, signature }) => ({
      name: fullName ?? guestName,
      signature,
    })),
    house,
  }
}
