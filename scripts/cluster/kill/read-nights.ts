import * as z from 'zod'
import { createOutboxDatabase } from '~/platform/outbox/outbox-database.server'
import { type CmsReader, openCms } from './cms-rows'
import type { StoredRival } from './judge-nights'
import { readMails } from './read-outcome'
import type { MadeRival } from './rivals'
import type { Stack } from './stack'

/** The submissions that tell both sides that an offer was accepted, or a contract signed. */
const doneKinds = { offer: 'offer-accepted', contract: 'signed-contract' } as const
const payloadSchema = z.object({ reference: z.string() })
// PostgreSQL counts in 64 bits, which come as text.
const countSchema = z.tuple([z.object({ count: z.coerce.number() })])
const stagesSchema = z.array(z.object({ stage: z.string() }))

/** What is stored of each guest, and what was mailed about it. */
export async function readRivals(
  stack: Stack,
  rivals: readonly MadeRival[],
): Promise<StoredRival[]> {
  const submissions = await readSubmissions(stack)
  const mails = await readMails(stack.mails)
  const cms = await openCms(stack.cmsDatabase)
  try {
    return await Promise.all(
      rivals.map(async (rival) => {
        const ids = submissions
          .filter(({ kind, reference }) => {
            return kind === doneKinds[rival.kind] && reference === rival.reference
          })
          .map(({ id }) => id)
        const count = (recipient: string) =>
          mails.filter((mail) => ids.includes(mail.submissionId) && mail.recipient === recipient)
            .length
        return {
          ...(await readRecords(cms, rival)),
          mails: { guest: count('guest'), staff: count('staff') },
        }
      }),
    )
  } finally {
    await cms.close()
  }
}

async function readRecords(
  cms: CmsReader,
  { kind, reference, stay, wanted }: MadeRival,
): Promise<Omit<StoredRival, 'mails'>> {
  const stageOf = async (table: 'offers' | 'contracts' | 'stays', of: string) => {
    const found = await cms.rows(`SELECT stage FROM ${table} WHERE reference = ?`, of)
    return stagesSchema.parse(found)[0]?.stage ?? ''
  }
  const countOf = async (sql: string, ...values: string[]) => {
    const found = await cms.rows(`SELECT count(*) AS count FROM ${sql}`, ...values)
    return countSchema.parse(found)[0].count
  }
  const isOffer = kind === 'offer'
  const stage = await stageOf(isOffer ? 'offers' : 'contracts', reference)
  return {
    isDone: stage === (isOffer ? 'accepted' : 'signed'),
    versions: isOffer ? 0 : await countOf('contract_versions WHERE reference = ?', reference),
    stayStage: stay && (await stageOf('stays', stay)),
    nights: await countOf(
      `reserved_nights JOIN reservations ON reservations.document_id = reserved_nights.reservation
       WHERE reserved_nights.rental = ? AND night >= ? AND night < ? AND reservations.${kind} = ?`,
      ...[wanted.rentalId, wanted.startDate, wanted.endDate, reference],
    ),
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
      id,
      kind,
      reference: payloadSchema.parse(JSON.parse(payload ?? '{}')).reference,
    }))
  } finally {
    await database.close()
  }
}
