import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import * as z from 'zod'
import { days } from '../content-types/duration'
import type { PreviewedUid } from '../content-types/preview'

const clientLinkUid = 'api::client-link.client-link'

/** For how many days a link may be made. */
export const linkDays = [1, 7, 30] as const
export type LinkDays = (typeof linkDays)[number]

type Entry = { uid: PreviewedUid; documentId: string }

const rowSchema = z.object({
  key: z.string(),
  madeBy: z.string(),
  createdAt: z.coerce.date(),
  expiresAt: z.coerce.date(),
})
export type ClientLink = z.infer<typeof rowSchema>

/** So many links that still open an entry are enough to tell apart. */
export const maxOpenLinks = 20

/** A new link to an entry; null where it has too many already. */
export async function makeClientLink(
  strapi: Core.Strapi,
  entry: Entry,
  madeBy: string,
  openDays: LinkDays,
): Promise<ClientLink | null> {
  if ((await listOpenLinks(strapi, entry)).length >= maxOpenLinks) return null
  const data = {
    key: randomBytes(16).toString('hex'),
    type: entry.uid,
    entry: entry.documentId,
    madeBy,
    expiresAt: new Date(Date.now() + days(openDays)),
  }
  return rowSchema.parse(await strapi.db.query(clientLinkUid).create({ data }))
}

/** The links that open an entry now, the newest first. */
export async function listOpenLinks(strapi: Core.Strapi, entry: Entry): Promise<ClientLink[]> {
  const where = { ...whereOpen(entry) }
  const rows: unknown = await strapi.db
    .query(clientLinkUid)
    .findMany({ where, orderBy: { createdAt: 'desc' } })
  return z.array(rowSchema).parse(rows)
}

/** Whether a link opens this entry now. */
export async function isOpenLink(strapi: Core.Strapi, key: string, entry: Entry): Promise<boolean> {
  const where = { ...whereOpen(entry), key }
  return (await strapi.db.query(clientLinkUid).count({ where })) > 0
}

/** Ends a link for good, and keeps who did. A link that is over stays as it is. */
export async function revokeClientLink(
  strapi: Core.Strapi,
  entry: Entry,
  key: string,
  revokedBy: string,
): Promise<void> {
  const where = { ...whereOpen(entry), key }
  const data = { revokedAt: new Date(), revokedBy }
  await strapi.db.query(clientLinkUid).updateMany({ where, data })
}

function whereOpen({ uid, documentId }: Entry) {
  return { type: uid, entry: documentId, revokedAt: null, expiresAt: { $gt: new Date() } }
}
