import type { ContractChange } from '../content-types/contract'

/**
 * The database columns of a contract. Fields that lists show and search are stored a second time outside of the
 * JSON.
 */
export function contractColumns(fields: ContractChange['set']): Record<string, unknown> {
  const { reservation, signers, signatures } = fields
  const counts = {
    ...(signers !== undefined && { signerCount: 1 + (signers?.length ?? 0) }),
    ...(signatures !== undefined && { signatureCount: signatures?.length ?? 0 }),
  }
  if (!reservation) return { ...fields, ...counts }
  const { fullName, property, startDate, endDate, fullPayment: amount, currency } = reservation
  return { ...fields, ...counts, fullName, property, startDate, endDate, amount, currency }
}
