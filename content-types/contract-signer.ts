import * as z from 'zod'
import { maxSignatoryLength } from './contract-limits'
import { contractGuestPartSchema } from './contract-values'
import { maxEmailLength } from './limits'
import { localeSchema } from './localized'
import { lineOf } from './submission'

/** Never given twice: the link of somebody who was taken off must not open for the next one. */
export const signerIdSchema = z.string().regex(/^[0-9a-f]{12}$/)

/** Somebody who signs beside the guest in whose name the contract is. */
export const contractSignerSchema = z.strictObject({
  id: signerIdSchema,
  fullName: lineOf(maxSignatoryLength),
  email: z.email().max(maxEmailLength).nullable(),
  phone: z.string().max(30).nullable(),
  /** Language of their page and mails; the contract itself has its own. */
  language: localeSchema,
  /** SHA-256 of their link. */
  linkHash: z.string().regex(/^[0-9a-f]{64}$/),
  part: contractGuestPartSchema,
})

export type ContractSigner = z.infer<typeof contractSignerSchema>

/** A signature to the present version, as it waits for the others and for the team. */
export const contractSignatureSchema = z.strictObject({
  /** Null: the guest in whose name the contract is. */
  signer: signerIdSchema.nullable(),
  signedAt: z.iso.datetime(),
  /** Canonical JSON of the signature and all that belongs to it; the site writes and reads it. */
  evidence: z.string().min(2).max(100_000),
})

export type ContractSignature = z.infer<typeof contractSignatureSchema>
