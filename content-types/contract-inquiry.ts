import * as z from 'zod'
import { contractInquiryStages } from './contract-inquiry-stage'
import { leadBaseSchema, leadStamp, privateFileSchema } from './lead-base'
import { maxEntryTitleLength } from './limits'
import { localeSchema } from './localized'
import { contactSchema, lineOf, textOf } from './submission'

/** SHA-256 of the link under which it is read back; the link itself is not kept. */
const linkHashSchema = z.string().regex(/^[0-9a-f]{64}$/)

/** What a visitor sent by the form of a document (contracts-and-routes.md §3, "Contract inquiry"). */
export const contractInquiryContentSchema = leadBaseSchema.extend({
  kind: z.literal('contractInquiry'),
  /** The document, with its title as the visitor read it. */
  contractsAr: z.strictObject({ id: lineOf(100), title: lineOf(maxEntryTitleLength) }),
  photo: privateFileSchema.nullable(),
  document: privateFileSchema.nullable(),
})

/** `POST /api/submissions/contract-inquiries` of the CMS. */
export const contractInquirySubmissionSchema = contractInquiryContentSchema.extend({
  ...leadStamp,
  linkHash: linkHashSchema,
})

export type ContractInquirySubmission = z.infer<typeof contractInquirySubmissionSchema>

const stageSchema = z.enum(contractInquiryStages)

/** A contract inquiry as the CMS gives it. */
export const contractInquirySchema = z.object({
  submissionId: z.string(),
  reference: z.string(),
  revision: z.number().int(),
  receivedAt: z.iso.datetime(),
  stage: stageSchema,
  /** A member of staff has opened it. */
  seen: z.boolean(),
  /** The sender may change it by its link. */
  isEdit: z.boolean(),
  language: localeSchema,
  contact: contactSchema,
  specialRequirement: z.string().nullable(),
  contractsAr: z.object({ id: z.string(), title: z.string() }),
  photo: privateFileSchema.nullable(),
  document: privateFileSchema.nullable(),
})

export type ContractInquiry = z.infer<typeof contractInquirySchema>

export const contractInquiryAnswerSchema = z.object({ data: contractInquirySchema.nullable() })

/** `PUT /api/contract-inquiries/{reference}` of the CMS: 409 where `revision` is not the present one. */
export const contractInquiryChangeSchema = z.strictObject({
  revision: z.number().int().min(1),
  set: z
    .strictObject({
      contact: contactSchema,
      specialRequirement: textOf(5000).nullable(),
      photo: privateFileSchema.nullable(),
      document: privateFileSchema.nullable(),
      stage: stageSchema,
      seen: z.boolean(),
      isEdit: z.boolean(),
    })
    .partial(),
})

export type ContractInquiryChange = z.infer<typeof contractInquiryChangeSchema>

const contractInquiryRowSchema = z.object({
  reference: z.string(),
  stage: stageSchema,
  name: z.string(),
  about: z.string(),
  receivedAt: z.iso.datetime(),
  seen: z.boolean(),
  isEdit: z.boolean(),
})

export type ContractInquiryRow = z.infer<typeof contractInquiryRowSchema>

export const contractInquiryListSchema = z.object({
  data: z.array(contractInquiryRowSchema),
  total: z.number().int(),
})
