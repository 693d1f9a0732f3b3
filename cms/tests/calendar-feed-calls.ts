import { expect } from 'vitest'
import * as z from 'zod'
import {
  calendarExportAnswerSchema,
  type CalendarRange,
  dueFeedsSchema,
  feedReceiptSchema,
  type FeedResult,
} from '../../content-types/calendar-feed'
import { catalogueRentalSchema } from '../../content-types/catalogue'
import { readAsSite } from './editor'
import { connect } from './entries'
import { withDatabase } from './open-database'
import { publishRental } from './reservations'
import type { Stage } from './stage'
import { contractToken } from './start-cms'

const storedSchema = z.object({
  export_key: z.string(),
  conflicts: z.string().nullable(),
  problem: z.string().nullable(),
})

export const feedType = 'api::calendar-feed.calendar-feed'

let feeds = 0

/** What editors and the site do with linked calendars, and what becomes of their nights. */
export function calendarFeedCalls(stage: () => Stage) {
  async function ask(method: string, path: string, body?: object, token = contractToken) {
    return fetch(`${stage().cms.url}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: body && JSON.stringify(body),
    })
  }
  const lockDates = async (documentId: string) => {
    const answer = await readAsSite(stage().cms, `catalogue/rentals/${documentId}`)
    return catalogueRentalSchema.parse(answer).rental?.lockDates
  }
  /** A published rental and a calendar that is linked to it. */
  async function link(facts: object = {}) {
    const { editor, townId } = stage()
    const url = `https://calendars.example/${(feeds += 1)}.ics`
    const rentalId = await publishRental(editor, townId, `linked-${feeds}`, facts)
    return { rentalId, ...(await another(rentalId, url)) }
  }
  async function another(rentalId: string, url: string, name = 'Airbnb') {
    const made = await stage().editor.create(feedType, { name, url, rental: connect(rentalId) })
    expect(made.message).toBe('')
    return { url, feed: made.documentId }
  }
  const save = (feed: string, result: FeedResult) =>
    ask('PUT', `calendar-feeds/${feed}/result`, result)
  const stay = (startDate: string, endDate: string, closed = false): CalendarRange => ({
    startDate,
    endDate,
    closed,
  })
  async function read({ feed, url }: { feed: string; url: string }, ...ranges: CalendarRange[]) {
    const validators = { etag: '"1"', lastModified: null }
    const answer = await save(feed, {
      outcome: 'read',
      url,
      ranges,
      validators,
      events: ranges.length,
      from: '2030-12-31',
    })
    expect(answer.status).toBe(200)
    return feedReceiptSchema.parse(await answer.json()).data.conflicts
  }
  const readDue = async () =>
    dueFeedsSchema.parse(await (await ask('GET', 'calendar-feeds-due')).json())
  const due = async () => (await readDue()).data
  async function figures() {
    const found = (await readDue()).figures
    if (!found) throw new Error('The CMS says nothing of how the calendars are doing')
    return found
  }
  const stored = async (feed: string) =>
    storedSchema.parse(
      await withDatabase(stage().cms, (database) =>
        database('calendar_feeds').where({ document_id: feed }).first(),
      ),
    )
  /** Has the feed look as if it was linked at this time and nothing became of it since. */
  const linkedAt = (feed: string, time: number) =>
    withDatabase(stage().cms, (database) =>
      database('calendar_feeds').where({ document_id: feed }).update({ updated_at: time }),
    )
  async function exported(feed: string) {
    const answer = await ask('GET', `calendar-exports/${(await stored(feed)).export_key}`)
    return calendarExportAnswerSchema.parse(await answer.json()).data?.ranges
  }
  return {
    ask,
    another,
    due,
    exported,
    figures,
    link,
    linkedAt,
    lockDates,
    read,
    save,
    stay,
    stored,
  }
}
