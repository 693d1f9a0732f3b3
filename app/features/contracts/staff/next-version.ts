import type { Contract, ContractChange } from '~content/contract'
import type { ContractReservation } from '~content/contract-values'
import { days } from '~/platform/units/duration'

type Edit = {
  reservation: ContractReservation
  guestEmail: string | null
  /** With how long the link is open. */
  terms: Contract['terms']
  /** The link stays closed. */
  isDraft: boolean
  now: Date
}

type NextVersion = Required<
  Pick<ContractChange['set'], 'reservation' | 'guestEmail' | 'terms' | 'stage' | 'version'>
> &
  ContractChange['set']

/**
 * What a contract becomes when staff change it (contracts-and-routes.md §4). A version that was signed stays as it
 * is: the change is the next version, which waits for a signature of its own.
 */
export function nextVersion(
  contract: Contract,
  { reservation, guestEmail, terms, isDraft, now }: Edit,
): NextVersion {
  const base = { reservation, guestEmail, terms }
  const isSigned = contract.versions.some(({ version }) => version === contract.version)
  const version = isSigned ? contract.version + 1 : contract.version
  const { stage } = contract
  // Who signs is asked to agree to what is there now.
  const guestPart = { ...contract.guestPart, agreement: false }
  if (stage === 'draft' && isDraft) return { ...base, stage, version }
  if (stage === 'revoked') return { ...base, stage, version, guestPart }
  if (stage === 'sent' || stage === 'opened' || stage === 'part') {
    // Another time for the link counts from now.
    const isSameTime = terms.linkDays === contract.terms.linkDays
    const until = isSameTime ? {} : { expiresAt: openedLink(terms, now).expiresAt }
    return { ...base, stage, version, guestPart, ...until }
  }
  return { ...base, stage: 'sent', version, guestPart, ...openedLink(terms, now) }
}

/** A link that opens now. */
export function openedLink(terms: Contract['terms'], now: Date) {
  return {
    sentAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + days(terms.linkDays)).toISOString(),
    remindersSent: 0,
  }
}
