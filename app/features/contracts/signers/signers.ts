import type { Contract, ContractChange } from '~content/contract'
import { isWithGuest } from '~content/contract-stage'
import type { ContractSignature, ContractSigner } from '~content/contract-signer'
import type { ContractGuestPart } from '~content/contract-values'
import { maxActorLength } from '~content/limits'

/** A guest who signs. The main guest, in whose name the contract is, has no id. */
export type Signer = Omit<ContractSigner, 'id'> & { id: SignerId }

/** Null: the guest in whose name the contract is. */
export type SignerId = string | null

type WithSigners = Pick<
  Contract,
  'signers' | 'reservation' | 'guestEmail' | 'guestPhone' | 'language' | 'linkHash' | 'guestPart'
>

/** All who sign as guests, the one in whose name the contract is first. */
export function signersOf(contract: WithSigners): Signer[] {
  const { reservation, guestEmail: email, language, linkHash, guestPart: part } = contract
  const { fullName } = reservation
  const first = { fullName, email, phone: contract.guestPhone ?? null, language, linkHash, part }
  return [{ id: null, ...first }, ...(contract.signers ?? [])]
}

/** Whether more than one guest signs. */
export function hasSeveral({ signers }: Pick<Contract, 'signers'>): boolean {
  return (signers?.length ?? 0) > 0
}

export function findSigner(contract: WithSigners, id: SignerId): Signer | null {
  return signersOf(contract).find((signer) => signer.id === id) ?? null
}

/** The signer whose link has this hash; null if that signer was removed. */
export function signerOfLink(contract: WithSigners, linkHash: string): Signer | null {
  return signersOf(contract).find((signer) => signer.linkHash === linkHash) ?? null
}

/** The signature of a signer on the current version; null until they sign. */
export function signatureOf(
  { signatures }: Pick<Contract, 'signatures'>,
  id: SignerId,
): ContractSignature | null {
  return signatures?.find(({ signer }) => signer === id) ?? null
}

/** Whether a guest has signed the current version. Who signs alone leaves no signature beside a sealed version. */
export function hasSigned(contract: Pick<Contract, 'stage' | 'signatures'>, id: SignerId): boolean {
  const { stage } = contract
  return stage === 'signed' || stage === 'guestsSigned' || signatureOf(contract, id) !== null
}

/** Whether a guest can still fill in and sign the current version. */
export function canSign(contract: Pick<Contract, 'stage' | 'signatures'>, id: SignerId): boolean {
  return isWithGuest(contract.stage) && signatureOf(contract, id) === null
}

/** Signers who have not signed the current version. */
export function pendingSigners(contract: WithSigners & Pick<Contract, 'signatures'>): Signer[] {
  return signersOf(contract).filter(({ id }) => signatureOf(contract, id) === null)
}

/** The change that stores what one signer filled in. */
export function guestPartChange(
  { signers }: Pick<Contract, 'signers'>,
  id: SignerId,
  part: ContractGuestPart,
): Pick<ContractChange['set'], 'guestPart' | 'signers'> {
  if (id === null) return { guestPart: part }
  return { signers: (signers ?? []).map((one) => (one.id === id ? { ...one, part } : one)) }
}

/** The actor of a signer's events in the log. */
export function actorOfSigner(contract: WithSigners, id: SignerId): string {
  const signer = hasSeveral(contract) ? findSigner(contract, id) : null
  return signer ? `guest: ${signer.fullName}`.slice(0, maxActorLength) : 'guest'
}

/** Whether a signer signed an earlier version: one who was added later did not. The main guest signs every version. */
export function hasSignedEarlier(
  contract: WithSigners & Pick<Contract, 'events' | 'version' | 'versions'>,
  id: SignerId,
): boolean {
  const isEarlier = ({ version }: { version: number }) => version < contract.version
  const signedRead = findSigner(contract, id)?.part.signedRead
  if (signedRead && isEarlier(signedRead)) return true
  if (id === null && contract.versions.some(isEarlier)) return true
  const name = actorOfSigner(contract, id)
  return contract.events.some(
    (event) => event.kind === 'signed' && event.actor === name && isEarlier(event),
  )
}

/** What a signer must provide. The main guest also answers for the party: names, comments, payment. */
export function requirementsOf(
  { terms, reservation }: Pick<Contract, 'terms' | 'reservation'>,
  id: SignerId,
) {
  const isFirst = id === null
  return {
    identity: terms.showGuestInfo,
    guests: isFirst && terms.showGuestInfo,
    comments: isFirst,
    payment: isFirst && terms.showInfoCreditCard && reservation.activePayAuthorization,
  }
}
