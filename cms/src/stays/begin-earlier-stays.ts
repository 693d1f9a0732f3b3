import type { Core } from '@strapi/strapi'
import { bookingUid } from '../bookings/booking-uid'
import { contractUid } from '../contracts/contract-uids'
import { beginStay } from './begin-stay'
import { followBooking, followContract } from './follow-record'
import { readSubmission, type submissionLinks } from './follow-submission'
import { guestAuthor, systemAuthor } from './stay-record'
import { stageOfBooking, stageOfContract } from './stages-of-records'

const batchSize = 200

type Kind = {
  table: string
  /** The column that holds the reference of the record, and the same column of the stay. */
  column: string
  link: string
  /** Only these records, with a value in each of these columns; all without it. */
  only?: { where: Record<string, string>; filled: string[] }
  begin: (key: string) => Promise<void>
}

/**
 * Migration: inquiries, landing leads with dates, contracts and booking confirmations from before there were stays
 * become stays. A contract joins the stay of its inquiry, a confirmation that of its contract. Running it again
 * changes nothing; an interrupted run is continued by the next start.
 */
export async function beginEarlierStays(strapi: Core.Strapi): Promise<void> {
  const submission = (uid: keyof typeof submissionLinks) => async (reference: string) => {
    const source = await readSubmission(strapi, uid, { reference })
    if (source) await beginStay(strapi, source, guestAuthor)
  }
  const kinds: Kind[] = [
    {
      table: 'inquiries',
      column: 'reference',
      link: 'inquiry',
      begin: submission('api::inquiry.inquiry'),
    },
    {
      table: 'leads',
      column: 'reference',
      link: 'lead',
      only: { where: { kind: 'landing' }, filled: ['start_date', 'end_date'] },
      begin: submission('api::lead.lead'),
    },
    {
      table: 'contracts',
      column: 'reference',
      link: 'contract',
      async begin(reference) {
        const row = await strapi.db.query(contractUid).findOne({ where: { reference } })
        const movesTo = stageOfContract[row?.stage as keyof typeof stageOfContract] ?? null
        await followContract(strapi, reference, { author: systemAuthor, movesTo })
      },
    },
    {
      table: 'booking_confirmations',
      column: 'document_id',
      link: 'booking',
      async begin(documentId) {
        const row = await strapi.db.query(bookingUid).findOne({ where: { documentId } })
        const movesTo = stageOfBooking[row?.stage] ?? null
        await followBooking(strapi, documentId, { author: systemAuthor, movesTo })
      },
    },
  ]
  for (const kind of kinds) await beginAll(strapi, kind)
  await fillSections(strapi)
}

/** Stays from before they had a section get that of their inquiry, in one statement. */
async function fillSections(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db
  const asked = () =>
    connection('inquiries')
      .where('inquiries.reference', connection.ref('stays.inquiry'))
      .whereNotNull('inquiries.section')
  await connection('stays')
    .whereNull('section')
    .whereExists(asked().select('inquiries.id'))
    .update({ section: asked().select('inquiries.section') })
}

async function beginAll(strapi: Core.Strapi, kind: Kind): Promise<void> {
  let last = 0
  for (;;) {
    const rows = await readUnnamed(strapi, kind, last)
    for (const { id, key } of rows) {
      last = id
      try {
        await strapi.db.transaction(() => kind.begin(key))
      } catch (error) {
        // One record that cannot be read must not keep the CMS from starting.
        strapi.log.error(`No stay was made of ${kind.link} ${key}: ${String(error)}`)
      }
    }
    if (rows.length < batchSize) return
  }
}

/** The next records that no stay names. */
function readUnnamed(
  strapi: Core.Strapi,
  { table, column, link, only = { where: {}, filled: [] } }: Kind,
  last: number,
): Promise<{ id: number; key: string }[]> {
  const { connection } = strapi.db
  return connection(table)
    .where(only.where)
    .where(`${table}.id`, '>', last)
    .where((query) => [column, ...only.filled].forEach((name) => void query.whereNotNull(name)))
    .whereNotExists(
      connection('stays')
        .select('stays.id')
        .where(`stays.${link}`, connection.ref(`${table}.${column}`)),
    )
    .orderBy(`${table}.id`)
    .limit(batchSize)
    .select(`${table}.id as id`, `${table}.${column} as key`)
}
