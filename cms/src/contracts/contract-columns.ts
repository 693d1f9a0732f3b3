import type { ContractChange } from '../content-types/contract'

/** The parts of a contract as columns; those that lists show and search stand apart once more. */
export function contractColumns(fields: ContractChange['set']): Record<string, unknown> {
  const { reservation } = fields
  if (!reservation) return { ...fields }
  const { fullName, property, startDate, endDate } = reservation
  return { ...fields, fullName, property, startDate, endDate }
}
