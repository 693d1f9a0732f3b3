import type { Contract, ContractChange } from '~content/contract'
import type { ContractSigner } from '~content/contract-signer'
import type { ContractReservation } from '~content/contract-values'
import { seenText } from '~/features/contracts/guest/reading/seen-text.server'
import { endOfLink } from '~/features/contracts/link/link-end'
import { hasSeveral } from '~/features/contracts/signers/signers'

type Edit = {
  reservation: ContractReservation
  guestEmail: string | null
  /** Those who sign beside the guest. */
  signers?: ContractSigner[]
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
export function nextVersion(contract: Contract, edit: Edit): NextVersion {
  const { reservation, guestEmail, signers = [], terms, isDraft, now } = edit
  const others = signers.length > 0 || hasSeveral(contract) ? { signers } : {}
  const base = { reservation, guestEmail, terms, ...others }
  const isSigned = contract.versions.some(({ version }) => version === contract.version)
  const given = contract.signatures?.length ?? 0
  // A signature is one to what stood there: what is said otherwise, or by others, asks all again.
  const isOther = given > 0 && seenText({ ...contract, ...base }) !== seenText(contract)
  const isNext = isSigned || isOther
  const version = isNext ? nextNumber(contract) : contract.version
  const { stage } = contract
  // Who signs is asked to agree to what is there now.
  const guestPart = { ...contract.guestPart, agreement: false }
  const again = {
    guestPart,
    ...(signers.length > 0 && {
      signers: signers.map((signer) => ({ ...signer, part: { ...signer.part, agreement: false } })),
    }),
    ...(given > 0 && { signatures: [] }),
  }
  if (stage === 'draft' && isDraft) return { ...base, stage, version }
  if (stage === 'revoked') return { ...base, stage, version, ...again }
  if (stage === 'guestsSigned' && !isNext) return { ...base, stage, version }
  if (stage === 'sent' || stage === 'opened' || stage === 'part') {
    // Another time for the link counts from now.
    const isSameTime = terms.linkDays === contract.terms.linkDays
    const until = isSameTime ? {} : { expiresAt: openedLink(terms, now).expiresAt }
    const parts = given > 0 && !isNext ? {} : again
    return { ...base, stage, version, ...parts, ...until }
  }
  return { ...base, stage: 'sent', version, ...again, ...openedLink(terms, now) }
}

/** The number of the next version: also a version that was dropped had one of its own. */
export function nextNumber({ version, events }: Pick<Contract, 'version' | 'events'>): number {
  return 1 + Math.max(version, ...events.map((event) => event.version))
}

/** A link that opens now. */
export function openedLink(terms: Contract['terms'], now: Date) {
  return {
    sentAt: now.toISOString(),
    expiresAt: endOfLink(now, terms.linkDays).toISOString(),
    remindersSent: 0,
  }
}
