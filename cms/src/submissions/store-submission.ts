import type { Core } from '@strapi/strapi'
import { beginStayOf } from '../stays/follow-submission'
import { allowSubmissionWrites } from './submission-writes'
import type { SubmissionUid } from './submission-types'

/** The columns of a submission. */
export type SubmissionEntry = Record<string, unknown> & {
  submissionId: string
  reference: string
  fingerprint: string
}

/** An earlier submission with the same content. */
export type EarlierSubmission = { documentId: string; reference: string }

type Stored = {
  documentId: string
  reference: string
  /** Whether this is an earlier submission with the same content. */
  isRepetition: boolean
}

export type Storing =
  | { outcome: 'new' | 'known'; stored: Stored }
  | { outcome: 'conflict'; stored: null }

/**
 * Stores a submission exactly once, with its stay, also under concurrent retries: `submissionId` is unique in the
 * database. A reference that is taken gets a number appended, because the visitor has seen it already. If `findEarlier`
 * finds an equal submission, that one is kept instead.
 */
export async function storeSubmission(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  entry: SubmissionEntry,
  findEarlier: () => Promise<EarlierSubmission | null> = async () => null,
): Promise<Storing> {
  for (;;) {
    const known = (await findSame(strapi, uid, entry)) ?? repetitionOf(await findEarlier())
    if (known) return known
    const reference = await freeReference(strapi, uid, entry.reference)
    try {
      const data = { ...entry, reference }
      const { documentId } = await strapi.db.transaction(async () => {
        const made = await allowSubmissionWrites(() => strapi.documents(uid).create({ data }))
        await beginStayOf(strapi, uid, made.documentId)
        return made
      })
      return { outcome: 'new', stored: { documentId, reference, isRepetition: false } }
    } catch (error) {
      // Look in the table whether another request was faster: error messages differ between databases.
      const overtaken =
        (await findSame(strapi, uid, entry)) !== null || (await isTaken(strapi, uid, { reference }))
      if (!overtaken) throw error
    }
  }
}

async function findSame(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  { submissionId, fingerprint }: SubmissionEntry,
): Promise<Storing | null> {
  const row = await strapi.db.query(uid).findOne({
    where: { submissionId },
    select: ['documentId', 'reference', 'fingerprint'],
  })
  if (!row) return null
  if (row.fingerprint !== fingerprint) return { outcome: 'conflict', stored: null }
  const { documentId, reference } = row
  return { outcome: 'known', stored: { documentId, reference, isRepetition: false } }
}

function repetitionOf(earlier: EarlierSubmission | null): Storing | null {
  if (!earlier) return null
  const { documentId, reference } = earlier
  return { outcome: 'known', stored: { documentId, reference, isRepetition: true } }
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
