import type { StaffRole } from '../content-types/staff-account'
import { roleCodes } from './panel-rights'

/** The panel's roles, most rights first. An account with several roles counts as the first. */
const known: readonly [code: string, role: StaffRole][] = [
  [roleCodes.superAdministrator, 'administrator'],
  [roleCodes.administrator, 'administrator'],
  [roleCodes.operations, 'operations'],
  [roleCodes.marketing, 'marketing'],
]

/** The site's role of an account with these panel roles. */
export function accountRole(codes: readonly string[]): StaffRole {
  return known.find(([code]) => codes.includes(code))?.[1] ?? 'none'
}
