import type { Core } from '@strapi/strapi'

const table = 'content_revisions'

/** The revision of all published content, e.g. `1795000000123`; it only ever grows. */
export async function readRevision(strapi: Core.Strapi): Promise<string> {
  const row = await strapi.db.getConnection(table).first('revision')
  return String(row?.revision ?? 0)
}

/**
 * Raises the revision inside the transaction under way, if any; returns it with the one before it, from
 * which the site sees that it missed none. Counting up from the clock keeps revisions apart even after
 * the database was made anew.
 */
export async function raiseRevision(
  strapi: Core.Strapi,
): Promise<{ revision: string; previous: string }> {
  return strapi.db.transaction(async ({ trx }) => {
    const now = Date.now()
    const before = await strapi.db.getConnection(table).transacting(trx).first('revision')
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

/** Makes the one row that holds the revision; called before the CMS listens. */
export async function ensureRevision(strapi: Core.Strapi): Promise<void> {
  const uid = 'api::content-revision.content-revision'
  const existing = await strapi.db.query(uid).findOne({})
  if (!existing) await strapi.db.query(uid).create({ data: { revision: String(Date.now()) } })
}
