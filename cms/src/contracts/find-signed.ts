import type { Core } from '@strapi/strapi'
import { type SignedVersion, signedVersionsSchema } from '../content-types/contract'
import { toIso } from '../records/moments'
import { versionUid } from './contract-uids'

type Signed = { kind: 'document' | 'pdf'; signedAt: string }

/** Finds what a hash belongs to: a signed document or its PDF, and when it was signed. Reveals nothing else. */
export async function findSigned(strapi: Core.Strapi, hash: string): Promise<Signed | null> {
  const row = await strapi.db.query(versionUid).findOne({
    where: { $or: [{ hash }, { pdfHash: hash }] },
    select: ['hash', 'signedAt'],
  })
  if (!row) return null
  const kind = row.hash === hash ? 'document' : 'pdf'
  return { kind, signedAt: toIso(row.signedAt) }
}

/** The versions that were signed since a moment, in UTC. */
export async function listSigned(strapi: Core.Strapi, since: string): Promise<SignedVersion[]> {
  const rows = await strapi.db.query(versionUid).findMany({
    where: { signedAt: { $gte: since } },
    select: ['reference', 'version'],
    orderBy: { id: 'asc' },
  })
  return signedVersionsSchema.shape.data.parse(rows)
}
