import * as z from 'zod'
import { calendarDaySchema } from './calendar-day'

/** Why the last reading of a calendar of another site failed. */
export const feedProblems = [
  'badAddress',
  'privateAddress',
  'tooManyRedirects',
  'unreachable',
  'tooSlow',
  'tooLarge',
  'tooManyEvents',
  'notACalendar',
  'badAnswer',
] as const

export type FeedProblem = (typeof feedProblems)[number]

/** From arrival to departure. */
const stayShape = { startDate: calendarDaySchema, endDate: calendarDaySchema }

/** Nights that another site has sold or closed. */
export const calendarRangeSchema = z
  .object({
    ...stayShape,
    /** The other site closed these nights without a booking. */
    closed: z.boolean(),
  })
  .refine(({ startDate, endDate }) => startDate < endDate)

export type CalendarRange = z.infer<typeof calendarRangeSchema>

/** The longest `ETag` and `Last-Modified` that are stored; longer ones are dropped. In characters. */
export const maxValidatorLengths = { etag: 300, lastModified: 100 }

/** The headers by which a server knows whether its file has changed. */
const validatorsSchema = z.object({
  etag: z.string().max(maxValidatorLengths.etag).nullable(),
  lastModified: z.string().max(maxValidatorLengths.lastModified).nullable(),
})

/** A calendar of another site that is due to be read. */
export const dueFeedSchema = z.object({
  documentId: z.string(),
  url: z.string(),
  /** Null where the file has to be read whole. */
  validators: validatorsSchema.nullable(),
})

export type DueFeed = z.infer<typeof dueFeedSchema>

/** How the calendars that are read are doing. */
const feedFiguresSchema = z.object({
  /** Calendars whose last reading failed. */
  failing: z.number().int(),
  /** Stays over nights that are taken here. */
  conflicts: z.number().int(),
  /**
   * The last reading of the calendar that has waited longest; of one that was never read, when it was linked or
   * changed. Null without calendars.
   */
  oldestReadAt: z.iso.datetime().nullable(),
})

export type FeedFigures = z.infer<typeof feedFiguresSchema>

export const dueFeedsSchema = z.object({
  data: z.array(dueFeedSchema),
  /** For the metrics alone: calendars are read without them. */
  figures: feedFiguresSchema.nullable().catch(null),
})

/** More nights than a calendar is read ahead: three years. */
export const maxFeedNights = 1100

/** What came of reading a feed. `url` is what was read: a feed that was changed meanwhile is read again. */
export const feedResultSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('read'),
    url: z.string(),
    /** Stays that ended on this day or before are not told. */
    from: calendarDaySchema,
    events: z.number().int().min(0),
    ranges: z.array(calendarRangeSchema).max(maxFeedNights + 400),
    validators: validatorsSchema,
  }),
  z.object({ outcome: z.literal('unchanged'), url: z.string() }),
  z.object({ outcome: z.literal('failed'), url: z.string(), problem: z.enum(feedProblems) }),
])

export type FeedResult = z.infer<typeof feedResultSchema>

export const feedReceiptSchema = z.object({
  data: z.object({
    /** Stays of the feed over nights that somebody else has. */
    conflicts: z.number().int(),
  }),
})

/** What another site may know of a rental: which nights are taken. `id` is that of the linked calendar. */
const calendarExportSchema = z.object({ id: z.string(), ranges: z.array(z.object(stayShape)) })

export type CalendarExport = z.infer<typeof calendarExportSchema>

export const calendarExportAnswerSchema = z.object({ data: calendarExportSchema.nullable() })
