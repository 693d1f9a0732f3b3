import type { ContractChange } from '../content-types/contract'

/**
 * The database columns of a contract. Fields that lists show and search are stored a second time outside of the
 * JSON.
 */
export function contractColumns(fields: ContractChange['set']): Record<string, unknown> {
  const { reservation } = fields
  if (!reservation) return { ...fields }
  const { fullName, property, startDate, endDate, fullPayment: amount, currency } = reservation
  return { ...fields, fullName, property, startDate, endDate, amount, currency }
}
