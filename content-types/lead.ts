import * as z from 'zod'
import { calendarDaySchema } from './calendar-day'
import { careerSkills, skillRatings } from './career-skill'
import { landingSources } from './landing-source'
import { landingTypes } from './landing-type'
import type { LeadKind } from './lead-kind'
import { sectionKeys } from './section-key'
import { contactSchema, lineOf, submissionSchema, textOf, webAddressSchema } from './submission'

/** What the outbox adds to what a visitor sent. */
const stamp = submissionSchema.pick({ submissionId: true, reference: true, receivedAt: true }).shape

/** What every lead has; the page is the one on which the form was, as its visitor saw it. */
const content = submissionSchema
  .omit({ submissionId: true, reference: true, receivedAt: true })
  .extend({ pageUrl: webAddressSchema.nullable() })

const count = z.number().int().min(0).max(1000)

/** What a landing form says besides (§3, "Landing request body"); `contactWay` is the contact's method. */
const requestSchema = z.strictObject({
  type: z.enum(landingTypes),
  /** The one thing that the form belongs to, with its title as the visitor read it. */
  source: z.strictObject({
    field: z.enum(landingSources),
    id: lineOf(100),
    title: lineOf(250),
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
  slug: lineOf(120),
  /** `nameProduct`, kept as words so that a report outlives its rental. */
  name: lineOf(250),
  /** `productId`, the document id of the rental. */
  id: lineOf(100),
})

const reportShape = {
  description: textOf(5000),
  /** As programs send it; the site's own visitors have none. */
  userId: lineOf(100).nullable(),
  product: productSchema,
}

const fileSchema = z.strictObject({
  /** Id in the site's private store; the CMS never sees the file. */
  id: z.string().regex(/^[\w-]{16,100}$/, 'must be the id of a private file'),
  name: lineOf(120),
})

const rating = z.number().int().min(skillRatings.lowest).max(skillRatings.highest)

const applicationSchema = z.strictObject({
  career: z.strictObject({ id: lineOf(100), title: lineOf(250) }),
  profession: lineOf(250),
  address: lineOf(500),
  workExperience: textOf(5000),
  salaryClaim: lineOf(250),
  cv: fileSchema,
  photo: fileSchema,
  skills: z.record(z.enum(careerSkills), rating),
})

const listWithUs = content.extend({ kind: z.literal('listWithUs') })
const referral = content.extend({ kind: z.literal('referral') })
const landing = content.extend({
  kind: z.literal('landing'),
  /** A landing form need not ask for the last name (§5). */
  contact: contactSchema.extend({ lastName: contactSchema.shape.lastName.nullable() }),
  request: requestSchema,
})
const productReport = content.extend({ kind: z.literal('productReport'), ...reportShape })
const providerReport = content.extend({
  kind: z.literal('providerReport'),
  ...reportShape,
  provider: z.strictObject({ id: lineOf(100).nullable(), name: lineOf(250) }),
})
const productClaim = content.extend({ kind: z.literal('productClaim'), ...reportShape })
const subscription = content.extend({
  kind: z.literal('subscription'),
  /** As the call names it, `AR` from the site's own form. */
  page: lineOf(250),
})
const career = content.extend({
  kind: z.literal('career'),
  /** The form asks for one name (§5); it is kept whole as the first one. */
  contact: contactSchema.extend({ firstName: lineOf(200), lastName: z.null() }),
  application: applicationSchema,
})

/** What a visitor sent by one of the forms, before the outbox has given it id, reference and moment. */
export const leadContentSchema = z.discriminatedUnion('kind', [
  listWithUs,
  referral,
  landing,
  productReport,
  providerReport,
  productClaim,
  subscription,
  career,
])

/**
 * `POST /api/submissions/leads` of the CMS (leads-and-content.md §3, §7). Strict as the inquiry's: a field
 * that is not named here is refused.
 */
export const leadSubmissionSchema = z.discriminatedUnion('kind', [
  listWithUs.extend(stamp),
  referral.extend(stamp),
  landing.extend(stamp),
  productReport.extend(stamp),
  providerReport.extend(stamp),
  productClaim.extend(stamp),
  subscription.extend(stamp),
  career.extend(stamp),
])

export type LeadContent = z.infer<typeof leadContentSchema>
export type LeadSubmission = z.infer<typeof leadSubmissionSchema>
export type LeadContentOf<Kind extends LeadKind> = Extract<LeadContent, { kind: Kind }>
