import type { Core } from '@strapi/strapi'
import { receiving } from './receiving'
import type { SubmissionUid } from './submission-types'

/** A submission in the columns of its type. */
export type SubmissionEntry = Record<string, unknown> & {
  submissionId: string
  reference: string
  fingerprint: string
  /** Column of what may be said once, however many submissions say it; the first one is kept. */
  subscriber?: string | null
}

type Stored = {
  documentId: string
  reference: string
  /** Another submission said the same before, and this is that one. */
  isRepetition: boolean
}

export type Storing =
  { outcome: 'new' | 'known'; stored: Stored } | { outcome: 'conflict'; stored: null }

/**
 * Stores a submission once, however often and however concurrently it comes: the database refuses a
 * second row of one `submissionId`. A reference that another submission has gets a number behind it,
 * since the visitor has read it already and nothing may be lost over it.
 */
export async function storeSubmission(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  entry: SubmissionEntry,
): Promise<Storing> {
  for (;;) {
    const known = await findKnown(strapi, uid, entry)
    if (known) return known
    const reference = await freeReference(strapi, uid, entry.reference)
    try {
      const data = { ...entry, reference }
      const { documentId } = await receiving(() => strapi.documents(uid).create({ data }))
      return { outcome: 'new', stored: { documentId, reference, isRepetition: false } }
    } catch (error) {
      // Whether another request was faster shows in the table; each database words it in its own way.
      const overtaken =
        (await findKnown(strapi, uid, entry)) !== null ||
        (await isTaken(strapi, uid, { reference }))
      if (!overtaken) throw error
    }
  }
}

async function findKnown(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  { submissionId, fingerprint, subscriber }: SubmissionEntry,
): Promise<Storing | null> {
  const find = (where: Record<string, string>) =>
    strapi.db.query(uid).findOne({ where, select: ['documentId', 'reference', 'fingerprint'] })
  const same = await find({ submissionId })
  if (same && same.fingerprint !== fingerprint) return { outcome: 'conflict', stored: null }
  const row = same ?? (subscriber ? await find({ subscriber }) : null)
  if (!row) return null
  const { documentId, reference } = row
  return { outcome: 'known', stored: { documentId, reference, isRepetition: row !== same } }
}

async function freeReference(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  wanted: string,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const reference = number === 1 ? wanted : `${wanted}-${number}`
    if (!(await isTaken(strapi, uid, { reference }))) return reference
  }
}

async function isTaken(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  where: Record<string, string>,
): Promise<boolean> {
  return (await strapi.db.query(uid).count({ where })) > 0
}
