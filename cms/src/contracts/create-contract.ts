import type { Core } from '@strapi/strapi'
import type { NewContract } from '../content-types/contract'
import { allowSubmissionWrites } from '../submissions/submission-writes'
import { activityAfter, noActivity } from './contract-activity'
import { contractColumns } from './contract-columns'
import { contractUid } from './contract-uids'
import { giveHoldToContract } from '../offers/give-hold-to-contract'
import { followContract } from '../stays/follow-record'
import { stageOfContract } from '../stays/stages-of-records'
import { authorOf, writeEvents } from './write-events'
import { writeSignerLinks } from './write-signer-links'

/**
 * Stores a new contract with the first lines of its log, and brings its stay and offers up to date. The same reference
 * is stored once: a site that heard no answer asks again. Throws `StayTaken` where the stay that it names has a
 * contract.
 */
export async function createContract(strapi: Core.Strapi, contract: NewContract): Promise<void> {
  const { reference } = contract
  const isStored = async () =>
    (await strapi.db.query(contractUid).count({ where: { reference } })) > 0
  if (await isStored()) return
  try {
    await storeContract(strapi, contract)
  } catch (error) {
    // A double click: the other one has stored it.
    if (!(await isStored())) throw error
  }
}

async function storeContract(
  strapi: Core.Strapi,
  { events, reference, stay, ...fields }: NewContract,
): Promise<void> {
  await strapi.db.transaction(() =>
    allowSubmissionWrites(async () => {
      const activity = activityAfter(noActivity, events)
      const data = {
        reference,
        revision: 1,
        archived: false,
        ...contractColumns(fields),
        ...activity,
      }
      await strapi.documents(contractUid).create({ data })
      await writeSignerLinks(strapi, reference, fields.signers ?? [])
      await writeEvents(strapi, reference, events)
      const movesTo = stageOfContract[fields.stage]
      const author = authorOf(events)
      await followContract(strapi, reference, { author, movesTo, stay })
      await giveHoldToContract(strapi, { reference, reservation: fields.reservation, author })
    }),
  )
}
