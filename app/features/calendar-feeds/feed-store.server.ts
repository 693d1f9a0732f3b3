import {
  type CalendarExport,
  calendarExportAnswerSchema,
  type DueFeed,
  dueFeedsSchema,
  feedReceiptSchema,
  type FeedFigures,
  type FeedResult,
} from '~content/calendar-feed'
import { type PrivateRecords, privateRecords } from '~/platform/content/private-records.server'

const keyShape = /^[\w-]{32}$/

/** The calendars of other sites in the CMS, which keeps what they say. */
export type FeedStore = {
  /** The calendars whose turn it is, and how all are doing; null if the CMS cannot say. */
  listDue: () => Promise<{ data: DueFeed[]; figures: FeedFigures | null }>
  /** Null if the feed was deleted or changed meanwhile. */
  saveResult: (documentId: string, result: FeedResult) => Promise<{ conflicts: number } | null>
  /** Null for a key that no linked calendar has. */
  findExport: (key: string) => Promise<CalendarExport | null>
}

/** Throws `RecordsUnavailable` if the CMS does not answer. */
export function createFeedStore(records: PrivateRecords = privateRecords()): FeedStore {
  return {
    listDue: () => records.read(dueFeedsSchema, 'calendar-feeds-due'),
    async findExport(key) {
      if (!keyShape.test(key)) return null
      return (await records.read(calendarExportAnswerSchema, `calendar-exports/${key}`)).data
    },
    async saveResult(documentId, result) {
      const path = `calendar-feeds/${encodeURIComponent(documentId)}/result`
      return (await records.change(feedReceiptSchema, path, result))?.data ?? null
    },
  }
}
