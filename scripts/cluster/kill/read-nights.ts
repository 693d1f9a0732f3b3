import Sqlite from 'better-sqlite3'
import * as z from 'zod'
import { createOutboxDatabase } from '~/platform/outbox/outbox-database.server'
import type { StoredRival } from './judge-nights'
import { readMails } from './read-outcome'
import type { MadeRival } from './rivals'
import type { Stack } from './stack'

/** The submissions that tell both sides that an offer was accepted, or a contract signed. */
const doneKinds = { offer: 'offer-accepted', contract: 'signed-contract' } as const
const payloadSchema = z.object({ reference: z.string() })
const countSchema = z.object({ count: z.number() })
const stageSchema = z.object({ stage: z.string() }).optional()

/** What is stored of each guest, and what was mailed about it. */
export async function readRivals(
  stack: Stack,
  rivals: readonly MadeRival[],
): Promise<StoredRival[]> {
  const submissions = await readSubmissions(stack)
  const mails = await readMails(stack.mails)
  const database = new Sqlite(stack.cmsDatabase, { readonly: true })
  const stageOf = (table: 'offers' | 'contracts' | 'stays', reference: string) =>
    stageSchema.parse(
      database.prepare(`SELECT stage FROM ${table} WHERE reference = ?`).get(reference),
    )?.stage ?? ''
  const countOf = (sql: string, ...values: string[]) =>
    countSchema.parse(database.prepare(`SELECT count(*) AS count FROM ${sql}`).get(...values)).count
  try {
    return rivals.map(({ kind, reference, stay, wanted }) => {
      const ids = submissions
        .filter((one) => one.kind === doneKinds[kind] && one.reference === reference)
        .map(({ id }) => id)
      const count = (recipient: string) =>
        mails.filter((mail) => ids.includes(mail.submissionId) && mail.recipient === recipient)
          .length
      return {
        isDone:
          kind === 'offer'
            ? stageOf('offers', reference) === 'accepted'
            : stageOf('contracts', reference) === 'signed',
        versions:
          kind === 'offer' ? 0 : countOf('contract_versions WHERE reference = ?', reference),
        stayStage: stay && stageOf('stays', stay),
        nights: countOf(
          `reserved_nights JOIN reservations ON reservations.document_id = reserved_nights.reservation
           WHERE reserved_nights.rental = ? AND night >= ? AND night < ? AND reservations.${kind} = ?`,
          ...[wanted.rentalId, wanted.startDate, wanted.endDate, reference],
        ),
        mails: { guest: count('guest'), staff: count('staff') },
      }
    })
  } finally {
    database.close()
  }
}

async function readSubmissions({ outbox }: Stack) {
  const database = createOutboxDatabase(outbox)
  try {
    const rows = await (
      await database.open()
    )
      .selectFrom('submission')
      .select(['id', 'kind', 'payload'])
      .where('kind', 'in', Object.values(doneKinds))
      .execute()
    return rows.map(({ id, kind, payload }) => ({
      ...{ id, kind, reference: payloadSchema.parse(JSON.parse(payload ?? '{}')).reference },
    }))
  } finally {
    await database.close()
  }
}
