import * as z from 'zod'
import { calendarDaySchema } from './calendar-day'
import { contactMethods } from './contact-method'
import { maxEntryTitleLength } from './limits'
import { localeSchema } from './localized'
import { stayAuthorSchema, stayReferenceSchema } from './stay-author'
import { lineOf } from './submission'

const deskLeadSchema = z.object({
  /** By which the panel shows it. */
  documentId: z.string(),
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: localeSchema,
  /** The title of the landing page. */
  about: z.string().nullable(),
  /** What its guest wrote, and where in the country they want to stay. */
  words: z.string().nullable(),
  /** What it says of a stay; one of the days alone is possible. */
  startDate: calendarDaySchema.nullable(),
  endDate: calendarDaySchema.nullable(),
  guests: z.number().int().nullable(),
  adults: z.number().int().nullable().default(null),
  children: z.number().int().nullable().default(null),
  /** How the guest wants to be answered. */
  contactMethod: z.enum(contactMethods).nullable().default(null),
  /** The stay that it has become. */
  stay: stayReferenceSchema.nullable(),
})

export type DeskLead = z.infer<typeof deskLeadSchema>

/** `GET /api/desk/leads/{reference}` of the CMS: a lead of a landing page; null for others. */
export const deskLeadAnswerSchema = z.object({ data: deskLeadSchema.nullable() })

/**
 * `PUT /api/desk/leads/{reference}/stay`: makes the stay of a landing lead, once. Guest, contact, language and section
 * are those of the lead.
 */
export const leadStaySchema = z
  .strictObject({
    by: stayAuthorSchema,
    /** Document id and name; null while no rental is chosen. */
    rental: z.strictObject({ id: lineOf(100), name: lineOf(maxEntryTitleLength) }).nullable(),
    startDate: calendarDaySchema,
    endDate: calendarDaySchema,
    guests: z.number().int().min(1).max(1000).nullable(),
  })
  .refine(({ startDate, endDate }) => startDate < endDate, {
    path: ['endDate'],
    message: 'must come after the first day',
  })

export type LeadStay = z.infer<typeof leadStaySchema>

/** `isNew` is false where the lead had become a stay before. */
export const leadStayAnswerSchema = z.object({
  data: z.object({ reference: stayReferenceSchema, isNew: z.boolean() }),
})
