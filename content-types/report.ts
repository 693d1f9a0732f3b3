import * as z from 'zod'
import { calendarDaySchema } from './calendar-day'
import { currencyCodes } from './currency-code'
import { localeSchema } from './localized'
import { sectionKeys } from './section-key'
import { lostReasons, reportedStages, stayStageNames } from './stay-stage'

/** Days of Guatemala, both included: what the calls below `GET /api/reports/` are asked for. */
export const reportQuerySchema = z.object({ from: calendarDaySchema, to: calendarDaySchema })

const instant = z.iso.datetime()

/**
 * How somebody came: what the first address of the visit said (UTM), the page before, and that first address without
 * query.
 */
const reportedCampaignSchema = z.object({
  source: z.string().nullable(),
  medium: z.string().nullable(),
  campaign: z.string().nullable(),
  referrer: z.string().nullable(),
  landingPage: z.string().nullable(),
})

/** A stay as reports count it, with nothing of its guest. */
const reportedStaySchema = z.object({
  receivedAt: instant,
  stage: z.enum(stayStageNames),
  lostReason: z.enum(lostReasons).nullable(),
  language: localeSchema,
  /** Null where it began with neither inquiry nor lead of a section. */
  section: z.enum(sectionKeys).nullable(),
  /** What it began with; null for a stay that the team began, a contract or a confirmation without either. */
  origin: z.enum(['inquiry', 'lead']).nullable(),
  campaign: reportedCampaignSchema,
  /** The path of the page whose form was sent; null where it is not known. */
  formPage: z.string().nullable(),
  /** Whether it began on a landing page. */
  isLanding: z.boolean(),
  /** When it first had each stage; null where it never did. */
  reached: z.object(
    Object.fromEntries(reportedStages.map((stage) => [stage, instant.nullable()])) as Record<
      (typeof reportedStages)[number],
      z.ZodNullable<typeof instant>
    >,
  ),
  /** Who of the team moved it on first, and when. */
  answered: z.object({ by: z.string(), at: instant }).nullable(),
})

export type ReportedStay = z.infer<typeof reportedStaySchema>

export const reportedStaysSchema = z.object({ data: z.array(reportedStaySchema) })

/** A lead as reports count it, with nothing of who wrote: reports, claims, applications and spam are left out. */
const reportedLeadSchema = z.object({
  receivedAt: instant,
  campaign: reportedCampaignSchema,
  formPage: z.string().nullable(),
})

export type ReportedLead = z.infer<typeof reportedLeadSchema>

export const reportedLeadsSchema = z.object({ data: z.array(reportedLeadSchema) })
/** How a night was taken: by a guest of ours, by one of another site, or closed by people. */
const takenKinds = ['booking', 'elsewhere', 'block'] as const

/** Both ends are nights. */
const nightRangeSchema = z.object({ startDate: calendarDaySchema, endDate: calendarDaySchema })

/** `GET /api/reports/nights`: the rentals whose calendar is kept here, and which of their nights were taken. */
export const reportedNightsSchema = z.object({
  data: z.object({
    rentals: z.array(
      z.object({
        /** Document ids. */
        id: z.string(),
        townId: z.string().nullable(),
        /** Its first night on offer. */
        from: calendarDaySchema,
        /** Blocked dates of the rental itself. */
        locked: z.array(nightRangeSchema),
      }),
    ),
    taken: z.array(nightRangeSchema.extend({ rental: z.string(), kind: z.enum(takenKinds) })),
  }),
})

export type ReportedNights = z.infer<typeof reportedNightsSchema>['data']
export type TakenKind = (typeof takenKinds)[number]

/** `GET /api/reports/contracts`: contracts that stand, of stays that go on, first signed on these days. */
export const reportedContractsSchema = z.object({
  data: z.array(
    z.object({
      signedAt: instant,
      /** The full price in hundredths. */
      cents: z.number().int(),
      currency: z.enum(currencyCodes),
    }),
  ),
})

export type ReportedContract = z.infer<typeof reportedContractsSchema>['data'][number]
