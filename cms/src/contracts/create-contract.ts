import type { Core } from '@strapi/strapi'
import type { NewContract } from '../content-types/contract'
import { allowSubmissionWrites } from '../submissions/submission-writes'
import { contractColumns } from './contract-columns'
import { contractUid } from './contract-uids'
import { writeEvents } from './write-events'

/**
 * Stores a new contract with the first lines of its log. Unique columns reject a second contract of the same
 * reference or link.
 */
export async function createContract(
  strapi: Core.Strapi,
  { events, reference, ...fields }: NewContract,
): Promise<void> {
  await strapi.db.transaction(() =>
    allowSubmissionWrites(async () => {
      const data = { reference, revision: 1, ...contractColumns(fields) }
      await strapi.documents(contractUid).create({ data })
      await writeEvents(strapi, reference, events)
    }),
  )
}
