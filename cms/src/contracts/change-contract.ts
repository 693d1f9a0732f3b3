import type { Core } from '@strapi/strapi'
import type { ContractChange } from '../content-types/contract'
import { isClosed, mayFollow, type ContractStage } from '../content-types/contract-stage'
import { NightsTaken } from '../reservations/guard-reservations'
import { allowSubmissionWrites } from '../submissions/submission-writes'
import { activityAfter, activityOf } from './contract-activity'
import { contractColumns } from './contract-columns'
import { contractUid, versionUid } from './contract-uids'
import { followNights } from './follow-nights'
import { followContract } from '../stays/follow-record'
import { isCalledOff } from '../stays/is-called-off'
import type { StayNote } from '../stays/stay-record'
import { stageOfContract } from '../stays/stages-of-records'
import { authorOf, writeEvents } from './write-events'
import { writeSignerLinks } from './write-signer-links'

/** Thrown when two simultaneous changes name the same revision. */
class ChangedMeanwhile extends Error {}

type ChangeOutcome =
  | 'done'
  | 'unknown'
  | 'outdated'
  | 'forbidden stage'
  | 'called off'
  | 'signed before'
  | 'rejected'

/**
 * Changes a contract if its revision is still the one that the caller saw. The change, its log lines, the signed
 * version, the hold or booking of its nights and its stay, with what the guest wrote, are written in one transaction.
 * It is rejected when the nights are taken. A closed contract becomes signed again only with a version that was
 * signed. Guests cannot sign for a stay that is lost or cancelled; the team can still countersign.
 */
export async function changeContract(
  strapi: Core.Strapi,
  reference: string,
  { revision, set, signed, events }: ContractChange,
): Promise<ChangeOutcome> {
  const contracts = strapi.db.query(contractUid)
  const change = () =>
    allowSubmissionWrites(async (): Promise<ChangeOutcome> => {
      const before = await contracts.findOne({ where: { reference } })
      if (!before) return 'unknown'
      if (before.revision !== revision) return 'outdated'
      if (set.stage && !mayFollow(before.stage as ContractStage, set.stage))
        return 'forbidden stage'
      if (isClosed(before.stage as ContractStage) && isSigned(set)) {
        const isKept = !signed && (await wasSigned(strapi, reference, set.version))
        if (!isKept) return 'forbidden stage'
      }
      const isForTeam = before.stage === 'guestsSigned' || before.stage === 'signed'
      if (!isForTeam && isSigned(set) && (await isCalledOff(strapi, reference))) return 'called off'
      if (signed) {
        if (await wasSigned(strapi, reference, signed.version)) return 'signed before'
        await strapi.documents(versionUid).create({ data: { reference, ...signed } })
      }
      await followNights(strapi, before, set)
      if (set.signers) await writeSignerLinks(strapi, reference, set.signers)
      const { count } = await contracts.updateMany({
        where: { reference, revision },
        data: {
          ...contractColumns(set),
          ...activityAfter(activityOf(before), events),
          revision: revision + 1,
        },
      })
      // Another request changed it between reading and writing: roll everything back.
      if (count !== 1) throw new ChangedMeanwhile(reference)
      await writeEvents(strapi, reference, events)
      const said = saidByGuest(events)
      if (set.stage || set.reservation || said.length > 0) {
        const stage = set.stage ?? before.stage
        const movesTo = stageOfContract[stage as ContractStage]
        const isMoved = movesTo !== stageOfContract[before.stage as ContractStage]
        const author = authorOf(events)
        const moving = { author, movesTo: isMoved ? movesTo : null, said }
        await followContract(strapi, reference, moving)
      }
      return 'done'
    })
  try {
    return await strapi.db.transaction(change)
  } catch (error) {
    if (error instanceof NightsTaken) return 'rejected'
    if (error instanceof ChangedMeanwhile) return 'outdated'
    throw error
  }
}

async function wasSigned(strapi: Core.Strapi, reference: string, version: number | undefined) {
  if (version === undefined) return false
  return (await strapi.db.query(versionUid).count({ where: { reference, version } })) > 0
}

/** Whether the change adds a signature or completes them. */
function isSigned({ stage, signatures }: ContractChange['set']): boolean {
  return stage === 'signed' || stage === 'guestsSigned' || (signatures?.length ?? 0) > 0
}

/** The guest's questions and the reason for declining, for the log of the stay. */
function saidByGuest(events: ContractChange['events']): StayNote[] {
  return events.flatMap(({ kind, detail }) =>
    kind === 'asked' || kind === 'declined' ? [{ kind, detail }] : [],
  )
}
