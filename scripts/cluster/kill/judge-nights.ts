import type { MadeRival, Told } from './rivals'

/** What the CMS has stored of one guest of a pair. */
export type StoredRival = {
  /** The offer is accepted, or the contract signed. */
  isDone: boolean
  /** Versions of the contract; 0 for an offer. */
  versions: number
  /** The stage of the stay; null if there is none. */
  stayStage: string | null
  /** Nights of the rental and the dates that belong to this guest's reservation. */
  nights: number
  /** By who gets it: the mails that say that it is done. */
  mails: { guest: number; staff: number }
}

export type Played = Pick<MadeRival, 'kind' | 'reference'> & {
  told: Told
  wantedNights: number
  stored: StoredRival
}

/** What is wrong with one pair that wanted the same nights, in words; nothing where all is well. */
export function judgePair(pair: readonly Played[]): string[] {
  const done = pair.filter(({ stored }) => stored.isDone)
  return [
    ...(done.length > 1 ? [`${namesOf(pair)}: sold twice`] : []),
    ...(done.length === 0 ? [`${namesOf(pair)}: nobody got the nights`] : []),
    ...pair.flatMap(judge),
  ]
}

function judge({ kind, reference, told, wantedNights, stored }: Played): string[] {
  const { isDone, versions, stayStage, nights, mails } = stored
  const versionsWanted = kind === 'contract' && isDone ? 1 : 0
  const nightsWanted = isDone ? wantedNights : 0
  const mailsWanted = isDone ? 1 : 0
  const problems = [
    told === 'won' && !isDone && 'acknowledged and not stored',
    told === 'refused' && isDone && 'refused and stored',
    versions !== versionsWanted && `${versions} versions`,
    nights !== nightsWanted && `${nights} nights instead of ${nightsWanted}`,
    stayStage !== null && (stayStage === 'accepted') !== isDone && `its stay is ${stayStage}`,
    mails.guest !== mailsWanted && `${mails.guest} mails to the guest`,
    mails.staff !== mailsWanted && `${mails.staff} mails to the team`,
  ]
  return problems
    .filter((one) => one !== false)
    .map((problem) => `${kind} ${reference}: ${problem}`)
}

const namesOf = (pair: readonly Played[]) => pair.map(({ reference }) => reference).join(' and ')
