import { maxContractGuests } from '~content/contract-limits'
import type { ContractGuestPart } from '~content/contract-values'

/** How many guests a contract asks to name: of a larger party as many as it may list. */
export function expectedGuests(totalGuests: number): number {
  return Math.min(totalGuests, maxContractGuests)
}

/** The rows to begin with: who was named before, else the one who signs, and an empty row for each of the others. */
export function guestRows(
  named: ContractGuestPart['guests'],
  { totalGuests, fullName }: { totalGuests: number; fullName: string },
): ContractGuestPart['guests'] {
  const known = named.length > 0 ? named : [{ fullName, age: '' }]
  const missing = Math.max(expectedGuests(totalGuests) - known.length, 0)
  return [...known, ...Array.from({ length: missing }, () => ({ fullName: '', age: '' }))]
}
