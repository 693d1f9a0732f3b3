import { maxSearchLength } from './limits'
import * as z from 'zod'
import { calendarDaySchema } from './calendar-day'
import { feedProblems } from './calendar-feed'
import { inboxSources, inboxStates } from './inbox-choice'
import { leadKinds } from './lead-kind'
import { localeSchema } from './localized'
import { offerReferenceSchema } from './offer'
import { offerStageNames } from './offer-stage'
import { sectionKeys } from './section-key'
import { colleagueSchema } from './staff-account'
import { stayRowSchema } from './stay'
import { stayReferenceSchema } from './stay-author'
import { stayStageNames } from './stay-stage'

/** Rows of a part of Today, the most urgent first, and how many there are in all. */
const partOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ total: z.number().int(), rows: z.array(row) })

/** A lead that is no stay and that staff have not answered; the panel shows it. */
const leadRowSchema = z.object({
  documentId: z.string(),
  reference: z.string(),
  kind: z.enum(leadKinds),
  name: z.string(),
  about: z.string().nullable(),
  receivedAt: z.iso.datetime(),
})

/** A booking that staff noted by hand. */
const bookedRowSchema = z.object({
  /** Document id of the reservation. */
  id: z.string(),
  name: z.string(),
  rentalName: z.string().nullable(),
  startDate: calendarDaySchema,
  endDate: calendarDaySchema,
})

/** `GET /api/desk/today?today={day}`: what the team has to do. */
export const todaySchema = z.object({
  data: z.object({
    waiting: partOf(stayRowSchema),
    leads: partOf(leadRowSchema),
    /** Whose day of follow-up is today or before. */
    followUps: partOf(stayRowSchema),
    /** Contracts at their guests whose link ends within three days. */
    expiring: partOf(
      z.object({
        reference: z.string(),
        fullName: z.string(),
        property: z.string(),
        expiresAt: z.iso.datetime(),
      }),
    ),
    /** Contracts that all guests have signed and that the team has yet to countersign. */
    countersign: partOf(
      z.object({
        reference: z.string(),
        fullName: z.string(),
        property: z.string(),
        /** When the last guest signed. */
        since: z.iso.datetime(),
      }),
    ),
    /** Open offers, and holds of accepted ones without a contract, that end within two days; ended holds, too. */
    offers: partOf(
      z.object({
        reference: offerReferenceSchema,
        stay: stayReferenceSchema,
        guestName: z.string(),
        stage: z.enum(offerStageNames).default('open'),
        /** What is offered, or what the guest accepted. */
        houses: z.array(z.object({ name: z.string() })),
        /** Of an accepted one the end of its hold. */
        validUntil: z.iso.datetime(),
      }),
    ),
    /** Arrivals of seven days, today included. */
    arrivals: partOf(stayRowSchema),
    departures: partOf(stayRowSchema),
    /** Bookings without a contract, which staff noted by hand, that begin or end in these days. */
    bookedArrivals: partOf(bookedRowSchema).default({ total: 0, rows: [] }),
    bookedDepartures: partOf(bookedRowSchema).default({ total: 0, rows: [] }),
    /** Calendars of other sites that could not be read, or that sold what we sold. */
    feeds: partOf(
      z.object({
        documentId: z.string(),
        name: z.string(),
        rentalName: z.string().nullable(),
        problem: z.enum(feedProblems).nullable(),
        conflicts: z.number().int(),
        lastGoodAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
})

export type Today = z.infer<typeof todaySchema>['data']

/** What the inbox is asked for; a field that is left out restricts nothing. */
export const inboxQuerySchema = z.object({
  search: z.string().trim().max(maxSearchLength).optional(),
  state: z.enum(inboxStates).optional(),
  /** Id of an account; 0: nobody. */
  owner: z.coerce.number().int().min(0).optional(),
  section: z.enum(sectionKeys).optional(),
  language: localeSchema.optional(),
  source: z.enum(inboxSources).optional(),
  age: z.coerce.number().int().min(1).max(3650).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  /** The present day in Guatemala. */
  today: calendarDaySchema,
})

export type InboxQuery = z.infer<typeof inboxQuerySchema>

const inboxRowSchema = z.object({
  /** A lead has no page on the site: the panel shows it by this id. */
  lead: z.string().nullable(),
  reference: z.string(),
  stage: z.enum(stayStageNames),
  stageSince: z.iso.datetime(),
  receivedAt: z.iso.datetime(),
  name: z.string(),
  /** The rental, or what a form was about. */
  about: z.string().nullable(),
  startDate: calendarDaySchema.nullable(),
  endDate: calendarDaySchema.nullable(),
  language: localeSchema,
  source: z.enum(inboxSources),
  owner: z.string().nullable(),
  followUpOn: calendarDaySchema.nullable(),
  revision: z.number().int(),
})

/** `GET /api/desk/inbox`: a page of stays and of leads that wait or can become one, the latest first. */
export const inboxSchema = z.object({
  data: z.array(inboxRowSchema),
  total: z.number().int(),
  /** Who owns a stay, by the name that it keeps; the account may be gone. */
  people: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** Who can sign in now. */
  accounts: z.array(colleagueSchema).default([]),
})

export type InboxPage = z.infer<typeof inboxSchema>

/** How many of the latest changes of stays, and of the latest leads, the news hold. */
export const maxNews = 50

/**
 * `GET /api/desk/news`: what happened last to stays, and which leads wait, the latest first. No names: who may see
 * those opens the record.
 */
export const deskNewsSchema = z.object({
  data: z.object({
    stays: z.array(
      z.object({
        /** Number of the event; a later one has a higher number. */
        id: z.number().int(),
        reference: z.string(),
        what: z.enum(['arrived', 'changed']),
        section: z.enum(sectionKeys).nullable(),
      }),
    ),
    leads: z.array(
      z.object({
        id: z.number().int(),
        /** A lead has no page on the site: the panel shows it by this id. */
        documentId: z.string(),
        reference: z.string(),
        kind: z.enum(leadKinds),
      }),
    ),
  }),
})

export type DeskNews = z.infer<typeof deskNewsSchema>['data']
