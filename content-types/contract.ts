import * as z from 'zod'
import { contractCurrencies } from './contract-currency'
import { contractSignatureSchema, contractSignerSchema } from './contract-signer'
import { maxSignatoryLength, maxSigners } from './contract-limits'
import { contractStageNames } from './contract-stage'
import { countersignings } from './countersigning'
import { contractGuestPartSchema, contractReservationSchema } from './contract-values'
import { maxActorLength, maxEmailLength } from './limits'
import { localeSchema } from './localized'
import { stayReferenceSchema } from './stay-author'
import { lineOf } from './submission'

/** SHA-256 in hexadecimal. */
export const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/)

export const contractReferenceSchema = z.string().regex(/^C-[0-9A-Z]{6,12}$/)

/** A named person who signs for the team, and in which role. */
export const signatorySchema = z.strictObject({
  name: lineOf(maxSignatoryLength),
  role: z.string().max(100),
})

export type Signatory = z.infer<typeof signatorySchema>

/** The template as it was when the contract was made or changed last: later edits of it change no contract. */
const contractTermsSchema = z.strictObject({
  templateId: lineOf(100),
  templateName: lineOf(200),
  text: z.string().min(1).max(60_000),
  showGuestInfo: z.boolean(),
  showInfoCreditCard: z.boolean(),
  linkDays: z.number().int().min(1).max(365),
  /** Days after sending. */
  reminderDays: z.array(z.number().int().min(0).max(99)).max(5),
  /** The person who countersigns for the team; null without one. */
  signatory: signatorySchema.nullish(),
  /** At once with a stored signature, or by hand; at once in contracts from an earlier version. */
  countersigning: z.enum(countersignings).nullish(),
})

const contractEventKinds = [
  'created',
  'sent',
  'opened',
  'saved',
  'uploaded',
  'signed',
  'countersigned',
  'edited',
  'kept',
  'reminded',
  'linkRenewed',
  'linkMailed',
  'revoked',
  'expired',
  'asked',
  'declined',
  'archived',
  'unarchived',
] as const

/** What happened, when and by whom. Events are never changed or deleted. */
const contractEventSchema = z.strictObject({
  /** UTC. */
  at: z.iso.datetime(),
  kind: z.enum(contractEventKinds),
  /** `guest`, `guest: name` where several sign, `system`, or `staff: name`. */
  actor: lineOf(maxActorLength),
  address: z.string().max(100),
  browser: z.string().max(300),
  language: localeSchema,
  /** The version that it was about. */
  version: z.number().int().min(1),
  /** A kind of file, an address, or what the guest wrote. */
  detail: z.string().max(1000),
})

export type ContractEvent = z.infer<typeof contractEventSchema>

/** What was signed, for good. */
const contractVersionSchema = z.strictObject({
  version: z.number().int().min(1),
  signedAt: z.iso.datetime(),
  /** SHA-256 of `content`. */
  hash: sha256Schema,
  /** Canonical JSON of text, values, guests and signatures. */
  content: z.string().min(2).max(700_000),
  /** The private file that holds the agreement, and the SHA-256 of its bytes. */
  pdfFile: z.string().regex(/^[0-9a-f]{40}$/),
  pdfHash: sha256Schema,
})

export type ContractVersion = z.infer<typeof contractVersionSchema>

/** What can be written of a contract. */
const contractFields = z.strictObject({
  stage: z.enum(contractStageNames),
  language: localeSchema,
  terms: contractTermsSchema,
  reservation: contractReservationSchema,
  guestPart: contractGuestPartSchema,
  guestEmail: z.email().max(maxEmailLength).nullable(),
  /** SHA-256 of the guest's link; the link itself is not kept. */
  linkHash: sha256Schema,
  linkNumber: z.number().int().min(1),
  version: z.number().int().min(1),
  sentAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  remindersSent: z.number().int().min(0).max(99),
  /** Put away by staff: it stands in a list of its own. */
  archived: z.boolean().nullish(),
  /** Those who sign beside the guest in whose name it is; `guestPart` and `linkHash` are that guest's own. */
  signers: z
    .array(contractSignerSchema)
    .max(maxSigners - 1)
    .nullish(),
  /** The signatures to the present version, until all have signed and afterwards. */
  signatures: z.array(contractSignatureSchema).max(maxSigners).nullish(),
})

/** `POST /api/contracts` of the CMS. The same reference is stored once, however often it is sent. */
export const newContractSchema = contractFields.extend({
  reference: contractReferenceSchema,
  events: z.array(contractEventSchema).min(1).max(5),
  /** For which stay it is made; 409 where that one has a contract. Without it the stay is found by guest and dates. */
  stay: stayReferenceSchema.optional(),
})

export type NewContract = z.infer<typeof newContractSchema>

/** `PUT /api/contracts/{reference}`: 409 where `revision` is not the present one. */
export const contractChangeSchema = z.strictObject({
  revision: z.number().int().min(1),
  set: contractFields.partial(),
  signed: contractVersionSchema.nullable(),
  events: z.array(contractEventSchema).max(5),
})

export type ContractChange = z.infer<typeof contractChangeSchema>

/** A contract as the CMS gives it. */
export const contractSchema = contractFields.extend({
  reference: contractReferenceSchema,
  revision: z.number().int(),
  /** The stay is lost or cancelled: nobody signs until it comes back. */
  calledOff: z.boolean().optional(),
  /** Of the guest in whose name it is, as their stay has it; null if it is not known. */
  guestPhone: z.string().nullable().optional(),
  events: z.array(contractEventSchema),
  versions: z.array(contractVersionSchema),
})

export type Contract = z.infer<typeof contractSchema>

export const contractAnswerSchema = z.object({ data: contractSchema.nullable() })

/** A line of the staff's list. */
const contractRowSchema = z.object({
  reference: contractReferenceSchema,
  stage: z.enum(contractStageNames),
  fullName: z.string(),
  property: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  version: z.number().int(),
  /** The full payment, in units of its currency; null in earlier contracts until the CMS has started again. */
  amount: z.coerce.number().nullable(),
  currency: z.enum(contractCurrencies).nullable(),
  /** When its guest opened it last, in UTC; empty if they never did. */
  openedAt: z.string().nullable(),
  lastActivityAt: z.string().nullable(),
  /** Reminders of every kind that went out. */
  reminders: z.number().int().nullable(),
  /** How many guests sign and have signed; null in contracts from an earlier version. */
  signerCount: z.number().int().nullable(),
  signatureCount: z.number().int().nullable(),
})

export type ContractRow = z.infer<typeof contractRowSchema>

export const contractListSchema = z.object({
  data: z.array(contractRowSchema),
  total: z.number().int(),
})

/** `GET /api/contracts-signed?since=`: the versions that were signed since a moment. */
export const signedVersionsSchema = z.object({
  data: z.array(z.object({ reference: contractReferenceSchema, version: z.number().int() })),
})

export type SignedVersion = z.infer<typeof signedVersionsSchema>['data'][number]

/** `GET /api/contract-hashes/{hash}`: nothing but whether it is known, and what of. */
export const contractHashAnswerSchema = z.object({
  data: z.object({ kind: z.enum(['document', 'pdf']), signedAt: z.iso.datetime() }).nullable(),
})
