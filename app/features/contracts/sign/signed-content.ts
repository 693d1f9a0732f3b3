import * as z from 'zod'
import { sha256Schema, signatorySchema, type ContractVersion } from '~content/contract'
import { contractReservationSchema } from '~content/contract-values'
import type { StaffRight } from '~/features/staff/rights'
import { signatureSchema } from '../signature/signature-schema'
import { fingerprintsSchema } from '../signers/evidence'

/** Null if signed under an older reservation schema; the frozen text is complete all the same. */
const reservation = contractReservationSchema.nullable().catch(null)

/**
 * The person who signed for the team; null without a countersignature. A handwritten one has a signature of its own.
 */
const countersignedBy = z
  .object({ ...signatorySchema.shape, signature: signatureSchema.optional() })
  .nullable()
  .default(null)

/** One signer; see `freezeContract` for the formats. */
const singleSignerSchema = z.object({
  format: z.number().int().max(3),
  text: z.string(),
  reservation,
  house: countersignedBy,
  files: fingerprintsSchema,
  /** Null before format 3, when the tick alone was the signature. */
  signature: signatureSchema.nullable().default(null),
})

const severalSignersSchema = z.object({
  format: z.literal(4),
  text: z.string(),
  reservation,
  house: countersignedBy,
  signatures: z
    .array(
      z.object({
        fullName: z.string(),
        signedAt: z.iso.datetime(),
        signature: signatureSchema,
        files: fingerprintsSchema,
      }),
    )
    .min(1),
})

type CountersignedBy = z.infer<typeof countersignedBy>

/** The parts of a frozen contract that we read. */
export type SignedContent = {
  format: number
  text: string
  reservation: z.infer<typeof reservation>
  house: CountersignedBy
  /** Empty before format 3, when the tick alone was the signature. The name is null where one guest signed. */
  signatures: { fullName: string | null; signature: z.infer<typeof signatureSchema> }[]
  /** SHA-256 of every identity file that belongs to a signature. */
  fingerprints: string[]
}

/** Reads the frozen contract of a signed version. Throws if it has none of our formats. */
export function readSignedContent({ content }: Pick<ContractVersion, 'content'>): SignedContent {
  const frozen = z.union([singleSignerSchema, severalSignersSchema]).parse(JSON.parse(content))
  const { format, text, reservation, house: countersignedBy } = frozen
  if ('signatures' in frozen) {
    const { signatures } = frozen
    const fingerprints = signatures.flatMap(({ files }) => printsOf(files))
    return { format, text, reservation, house: countersignedBy, signatures, fingerprints }
  }
  const { signature, files } = frozen
  const signatures = signature ? [{ fullName: null, signature }] : []
  return {
    format,
    text,
    reservation,
    house: countersignedBy,
    signatures,
    fingerprints: printsOf(files),
  }
}

function printsOf(files: z.infer<typeof fingerprintsSchema>): string[] {
  return sha256Schema.array().parse(Object.values(files).filter((print) => print !== null))
}

/** What staff need to open the PDF of a version: under format 1 it shows the guest's photo. */
export function rightToPdf(version: Pick<ContractVersion, 'content'>): StaffRight {
  const { format, fingerprints } = readSignedContent(version)
  return format === 1 && fingerprints.length > 0 ? 'identityFiles' : 'contracts'
}
