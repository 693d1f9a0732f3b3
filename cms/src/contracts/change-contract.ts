import type { Core } from '@strapi/strapi'
import type { ContractChange } from '../content-types/contract'
import { mayFollow, type ContractStage } from '../content-types/contract-stage'
import { allowSubmissionWrites } from '../submissions/submission-writes'
import { contractColumns } from './contract-columns'
import { contractUid, versionUid } from './contract-uids'
import { writeEvents } from './write-events'

type ChangeOutcome = 'done' | 'unknown' | 'outdated' | 'forbidden stage' | 'signed before'

/**
 * Changes a contract that is still as the caller saw it, together with the lines of its log and, when it is signed,
 * with what was signed: all of it or nothing.
 */
export async function changeContract(
  strapi: Core.Strapi,
  reference: string,
  { revision, set, signed, events }: ContractChange,
): Promise<ChangeOutcome> {
  const contracts = strapi.db.query(contractUid)
  return strapi.db.transaction(() =>
    allowSubmissionWrites(async (): Promise<ChangeOutcome> => {
      const before = await contracts.findOne({ where: { reference } })
      if (!before) return 'unknown'
      if (before.revision !== revision) return 'outdated'
      if (set.stage && !mayFollow(before.stage as ContractStage, set.stage))
        return 'forbidden stage'
      if (signed) {
        const where = { reference, version: signed.version }
        if ((await strapi.db.query(versionUid).count({ where })) > 0) return 'signed before'
        await strapi.documents(versionUid).create({ data: { reference, ...signed } })
      }
      const { count } = await contracts.updateMany({
        where: { reference, revision },
        data: { ...contractColumns(set), revision: revision + 1 },
      })
      // Somebody else was faster between reading and writing: nothing of this may stay.
      if (count !== 1) throw new Error(`The contract ${reference} changed meanwhile`)
      await writeEvents(strapi, reference, events)
      return 'done'
    }),
  )
}
