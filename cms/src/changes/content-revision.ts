import type { Core } from '@strapi/strapi'

const table = 'content_revisions'

/** The revision of all published content, e.g. `1795000000123`. It only grows. */
export async function readRevision(strapi: Core.Strapi): Promise<string> {
  const row = await strapi.db.getConnection(table).first('revision')
  return String(row?.revision ?? 0)
}

/**
 * Raises the revision inside the current transaction, if any. Returns it with the previous one, by which the site
 * detects missed webhooks. Counting from the clock keeps revisions distinct even after the database is recreated.
 */
export async function raiseRevision(
  strapi: Core.Strapi,
): Promise<{ revision: string; previous: string }> {
  return strapi.db.transaction(async ({ trx }) => {
    const now = Date.now()
    // Two publications at once: the second one waits here, and follows the first.
    const before = await strapi.db
      .getConnection(table)
      .transacting(trx)
      .forUpdate()
      .first('revision')
    const next = strapi.db.connection.raw('case when ?? >= ? then ?? + 1 else ? end', [
      'revision',
      now,
      'revision',
      now,
    ])
    await strapi.db.getConnection(table).transacting(trx).update({ revision: next })
    const row = await strapi.db.getConnection(table).transacting(trx).first('revision')
    return { revision: String(row?.revision), previous: String(before?.revision) }
  })
}

/** Creates the single row of the revision; called before the CMS listens. */
export async function ensureRevision(strapi: Core.Strapi): Promise<void> {
  const uid = 'api::content-revision.content-revision'
  const existing = await strapi.db.query(uid).findOne({})
  if (!existing) await strapi.db.query(uid).create({ data: { revision: String(Date.now()) } })
}
