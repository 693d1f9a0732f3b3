import * as z from 'zod'
import { sha256Schema, signatorySchema, type ContractVersion } from '~content/contract'
import { contractReservationSchema } from '~content/contract-values'
import type { StaffRight } from '~/features/staff/rights'
import { signatureSchema } from '../signature/signature-schema'

/** What is read back of a frozen contract; see `freezeContract` for all of it. */
const signedContentSchema = z.object({
  format: z.number().int(),
  text: z.string(),
  /** Null where the fields of a reservation were others when it was signed; the text is whole all the same. */
  reservation: contractReservationSchema.nullable().catch(null),
  files: z.object({
    personalPhoto: sha256Schema.nullable(),
    personalDocument: sha256Schema.nullable(),
  }),
  /** Null before format 3, when the tick alone was the signature. */
  signature: signatureSchema.nullable().default(null),
  /** The person who signed for the house; null without a countersignature. */
  house: signatorySchema.nullable().default(null),
})

type SignedContent = z.infer<typeof signedContentSchema>

/** The frozen contract of a signed version. Throws where it is not one of ours. */
export function readSignedContent({ content }: Pick<ContractVersion, 'content'>): SignedContent {
  return signedContentSchema.parse(JSON.parse(content))
}

/** What staff need to open the PDF of a version: under format 1 it shows the guest's photo. */
export function rightToPdf(version: Pick<ContractVersion, 'content'>): StaffRight {
  const { format, files } = readSignedContent(version)
  return format === 1 && files.personalPhoto !== null ? 'identityFiles' : 'contracts'
}
