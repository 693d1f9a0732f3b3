import type { Contract } from '~content/contract'
import type { ContractGuestPart } from '~content/contract-values'
import { signersOf } from '../signers/signers'

/** The fields of a contract that hold files of a guest, with the kind under which each is kept. */
export const guestFileKinds = {
  personalPhoto: 'contract-photo',
  personalDocument: 'contract-document',
  personalDocumentBack: 'contract-document',
} as const

export type GuestFileField = keyof typeof guestFileKinds

export const guestFileFields = Object.keys(guestFileKinds) as GuestFileField[]

/** The files that a guest's part names. */
export function filesOf(part: Pick<ContractGuestPart, GuestFileField>): string[] {
  return guestFileFields.flatMap((field) => part[field] ?? [])
}

/** The files that a contract names for all who sign. */
export function filesOfSigners(contract: Contract): string[] {
  return signersOf(contract).flatMap(({ part }) => filesOf(part))
}
