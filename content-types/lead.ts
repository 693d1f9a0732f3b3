import * as z from 'zod'
import { calendarDaySchema } from './calendar-day'
import { careerSkills, skillRatings } from './career-skill'
import { landingSources } from './landing-source'
import { landingTypes } from './landing-type'
import { contractInquiryContentSchema } from './contract-inquiry'
import { leadBaseSchema, leadStamp, privateFileSchema } from './lead-base'
import type { SentKind } from './lead-kind'
import { maxEntryTitleLength } from './limits'
import { maxSlugLength } from './slug'
import { sectionKeys } from './section-key'
import { contactSchema, lineOf, textOf, webAddressSchema } from './submission'

const count = z.number().int().min(0).max(1000)

/** What a landing form says besides (§3, "Landing request body"); `contactWay` is the contact's method. */
const requestSchema = z.strictObject({
  type: z.enum(landingTypes),
  /** The one thing that the form belongs to, with its title as the visitor read it. */
  source: z.strictObject({
    field: z.enum(landingSources),
    id: lineOf(100),
    title: lineOf(maxEntryTitleLength),
  }),
  /** The name that the caller gives its page; not an address. */
  page: lineOf(250).nullable(),
  /** Where the visitor is, e.g. `SV` for the Salvadoran variant. */
  country: lineOf(100).nullable(),
  /** Where in the country the stay is wished for. */
  location: lineOf(250).nullable(),
  adults: count.nullable(),
  children: count.nullable(),
  startDate: calendarDaySchema.nullable(),
  endDate: calendarDaySchema.nullable(),
})

const productSchema = z.strictObject({
  /** `typeProduct`. */
  section: z.enum(sectionKeys),
  slug: lineOf(maxSlugLength),
  /** `nameProduct`, kept as words so that a report outlives its rental. */
  name: lineOf(maxEntryTitleLength),
  /** `productId`, the document id of the rental. */
  id: lineOf(100),
})

const reportShape = {
  description: textOf(5000),
  /** As programs send it; the site's own visitors have none. */
  userId: lineOf(100).nullable(),
  product: productSchema,
}

const rating = z.number().int().min(skillRatings.lowest).max(skillRatings.highest)

const applicationSchema = z.strictObject({
  career: z.strictObject({ id: lineOf(100), title: lineOf(maxEntryTitleLength) }),
  profession: lineOf(250),
  address: lineOf(500),
  workExperience: textOf(5000),
  salaryClaim: lineOf(250),
  cv: privateFileSchema,
  photo: privateFileSchema,
  skills: z.record(z.enum(careerSkills), rating),
})

const listWithUs = leadBaseSchema.extend({ kind: z.literal('listWithUs') })
const referral = leadBaseSchema.extend({ kind: z.literal('referral') })
const landing = leadBaseSchema.extend({
  kind: z.literal('landing'),
  /** A landing form need not ask for the last name (§5). */
  contact: contactSchema.extend({ lastName: contactSchema.shape.lastName.nullable() }),
  request: requestSchema,
})
const productReport = leadBaseSchema.extend({ kind: z.literal('productReport'), ...reportShape })
const providerReport = leadBaseSchema.extend({
  kind: z.literal('providerReport'),
  ...reportShape,
  provider: z.strictObject({ id: lineOf(100).nullable(), name: lineOf(maxEntryTitleLength) }),
})
const productClaim = leadBaseSchema.extend({ kind: z.literal('productClaim'), ...reportShape })
const subscription = leadBaseSchema.extend({
  kind: z.literal('subscription'),
  /** As the call names it, `AR` from the site's own form. */
  page: lineOf(250),
})
const career = leadBaseSchema.extend({
  kind: z.literal('career'),
  /** The form asks for one name (§5); it is kept whole as the first one. */
  contact: contactSchema.extend({ firstName: lineOf(200), lastName: z.null() }),
  application: applicationSchema,
})

/**
 * What a visitor sent by one of the forms, that of documents included, before the outbox has given it id, reference and
 * moment.
 */
export const leadContentSchema = z.discriminatedUnion('kind', [
  listWithUs,
  referral,
  landing,
  productReport,
  providerReport,
  productClaim,
  subscription,
  career,
  contractInquiryContentSchema,
])

/**
 * `POST /api/submissions/leads` of the CMS (leads-and-content.md §3, §7). Strict as the inquiry's: a field
 * that is not named here is refused.
 */
export const leadSubmissionSchema = z.discriminatedUnion('kind', [
  listWithUs.extend(leadStamp),
  referral.extend(leadStamp),
  landing.extend(leadStamp),
  productReport.extend(leadStamp),
  providerReport.extend(leadStamp),
  productClaim.extend(leadStamp),
  subscription.extend({
    ...leadStamp,
    /** Where the subscription is ended, for the newsletters that the team sends itself. */
    endLink: webAddressSchema,
  }),
  career.extend(leadStamp),
])

export type LeadContent = z.infer<typeof leadContentSchema>
export type LeadSubmission = z.infer<typeof leadSubmissionSchema>
export type LeadContentOf<Kind extends SentKind> = Extract<LeadContent, { kind: Kind }>
