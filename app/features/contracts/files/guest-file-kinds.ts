import type { ContractGuestPart } from '~content/contract-values'

/** The fields of a contract that hold files of its guest, with the kind under which each is kept. */
export const guestFileKinds = {
  personalPhoto: 'contract-photo',
  personalDocument: 'contract-document',
} as const

type GuestFileField = keyof typeof guestFileKinds

export const guestFileFields = Object.keys(guestFileKinds) as GuestFileField[]

/** The files that a guest's part names. */
export function filesOf(part: Pick<ContractGuestPart, GuestFileField>): string[] {
  return guestFileFields.flatMap((field) => part[field] ?? [])
}
