import * as z from 'zod'
import { calendarDaySchema } from './calendar-day'
import { localeSchema } from './localized'
import { sectionKeys } from './section-key'
import { lostReasons, reportedStages, stayStageNames } from './stay-stage'

/** `GET /api/reports/stays`: stays that came in these days of Guatemala, both included. */
export const reportQuerySchema = z.object({ from: calendarDaySchema, to: calendarDaySchema })

const instant = z.iso.datetime()

/** A stay as reports count it, with nothing of its guest. */
const reportedStaySchema = z.object({
  receivedAt: instant,
  stage: z.enum(stayStageNames),
  lostReason: z.enum(lostReasons).nullable(),
  language: localeSchema,
  /** Null where it began with neither inquiry nor lead of a section. */
  section: z.enum(sectionKeys).nullable(),
  /** What the visitor's first address said (UTM), and where they came from. */
  campaign: z.object({ source: z.string().nullable(), referrer: z.string().nullable() }),
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
