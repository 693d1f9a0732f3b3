import * as z from 'zod'
import { sha256Schema, type Contract } from '~content/contract'
import { signerIdSchema, type ContractSignature } from '~content/contract-signer'
import { localeSchema } from '~content/localized'
import { canonicalJson } from '~/platform/outbox/canonical-json'
import { signatureSchema } from '../signature/signature-schema'

/** SHA-256 of the identity files as they are kept; null if none was asked for. */
export const fingerprintsSchema = z.object({
  personalPhoto: sha256Schema.nullable(),
  personalDocument: sha256Schema.nullable(),
  /** Left out where the document has one side. */
  personalDocumentBack: sha256Schema.optional(),
})

export type FileFingerprints = z.infer<typeof fingerprintsSchema>

/** The privacy policies that were in force: Markdown, and the day from which they are, `YYYY-MM-DD`. */
const policiesSchema = z.object({
  title: z.string(),
  effectiveDate: z.string().nullable(),
  text: z.string(),
})

export type AgreedPolicies = z.infer<typeof policiesSchema>

/** The sentences that a guest agreed to, as their page showed them. */
const wordingSchema = z.object({
  language: localeSchema,
  agreement: z.string(),
  /** Null if it was not asked for. */
  payAuthorization: z.string().nullable(),
  privacy: z.string(),
  /** Whole, since the page of the site changes; null if the site has none. */
  policies: policiesSchema.nullable(),
})

export type AgreedWording = z.infer<typeof wordingSchema>

export const evidenceSchema = z.object({
  /** Null: the guest in whose name the contract is. */
  signer: signerIdSchema.nullable(),
  fullName: z.string(),
  signedAt: z.iso.datetime(),
  wording: wordingSchema,
  signature: signatureSchema,
  files: fingerprintsSchema,
  /** From where and with what it was signed. */
  from: z.object({ address: z.string(), browser: z.string() }),
  /** What they had before their eyes; see `seenText`. */
  seen: z.string(),
})

/** A guest's signature with all that belongs to it. */
export type SignerEvidence = z.infer<typeof evidenceSchema>

/** A signature as the contract keeps it while it waits for the others. */
export function storeEvidence(evidence: SignerEvidence): ContractSignature {
  const { signer, signedAt } = evidence
  return { signer, signedAt, evidence: canonicalJson(evidence) }
}

/** The signatures to the present version, in the order in which they were given. */
export function readEvidence({ signatures }: Pick<Contract, 'signatures'>): SignerEvidence[] {
  return (signatures ?? []).map(({ evidence }) => evidenceSchema.parse(JSON.parse(evidence)))
}
