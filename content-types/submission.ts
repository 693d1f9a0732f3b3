import * as z from 'zod'
import { contactMethods } from './contact-method'
import { localeSchema } from './localized'

/** One line: nothing in it may end a mail header or a line of a log. `length` in characters. */
export const lineOf = (length: number) =>
  z
    .string()
    .min(1)
    .max(length)
    .regex(/^\P{Cc}*$/u, 'must be one line')

/** Text with line breaks. PostgreSQL refuses U+0000. `length` in characters. */
export const textOf = (length: number) =>
  z
    .string()
    .min(1)
    .max(length)
    .refine((value) => !value.includes('\0'), 'must not hold U+0000')

export const webAddressSchema = z.url({ protocol: /^https?$/ }).max(2000)

/** Who writes, as the forms of the site ask. Null if the visitor left it out. */
export const contactSchema = z.strictObject({
  firstName: lineOf(100),
  lastName: lineOf(100),
  // The form has checked it; whatever it let through must not be turned away here.
  email: lineOf(254).regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address'),
  phone: lineOf(40).nullable(),
  /** ISO 3166-1, e.g. `GT`. */
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be two capital letters')
    .nullable(),
  /** Null where the form does not ask for it. */
  contactMethod: z.enum(contactMethods).nullable(),
  /** The visitor ticked that there is no telephone. */
  noPhone: z.boolean(),
})

/** Where the visitor came from; nothing that the browser did not say by itself. */
export const campaignSchema = z.strictObject({
  source: lineOf(250).nullable(),
  medium: lineOf(250).nullable(),
  campaign: lineOf(250).nullable(),
  term: lineOf(250).nullable(),
  content: lineOf(250).nullable(),
  referrer: lineOf(2000).nullable(),
  landingPage: lineOf(2000).nullable(),
})

/**
 * What every submission of a visitor has, whatever its form. The site hands it to the CMS with
 * `CMS_SUBMISSION_TOKEN`, as often as it takes: the CMS stores one `submissionId` once.
 */
export const submissionSchema = z.strictObject({
  submissionId: z
    .string()
    .regex(/^[\w-]{16,100}$/, 'must be 16 to 100 letters, digits, hyphens or underscores'),
  /** Short code by which visitor and staff call the submission, e.g. `CS-7K2M9Q`. */
  reference: z.string().regex(/^[A-Z]{1,6}-[0-9A-Z]{4,12}$/, 'must be a code such as CS-7K2M9Q'),
  /** The moment in which the site took it in. */
  receivedAt: z.iso.datetime(),
  language: localeSchema,
  contact: contactSchema,
  specialRequirement: textOf(5000).nullable(),
  /** Sent from a landing page. */
  landing: z.boolean(),
  campaign: campaignSchema.nullable(),
  /** The bot check could not clear it; people decide. */
  botFlag: z.boolean(),
})

/**
 * The CMS's answer: 201 to a new submission, 200 to one that it has. `reference` is the one given,
 * with a number behind it where another submission had it already.
 * 400 says in `error.details.errors` what is wrong, 409 that the id belongs to another body.
 */
export const submissionReceiptSchema = z.object({
  data: z.object({
    documentId: z.string().min(1),
    reference: z.string().min(1),
    /** Another submission said the same before, and that one is kept: a second subscription of one e-mail. */
    isRepetition: z.boolean(),
  }),
})

export type SubmissionReceipt = z.infer<typeof submissionReceiptSchema>
export type Campaign = z.infer<typeof campaignSchema>
