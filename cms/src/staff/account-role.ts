import type { StaffRole } from '../content-types/staff-account'
import { roleCodes } from './panel-rights'

/** The roles of the admin panel, the one with most rights first: whoever has several has the first. */
const known: readonly [code: string, role: StaffRole][] = [
  [roleCodes.superAdministrator, 'administrator'],
  [roleCodes.administrator, 'administrator'],
  [roleCodes.operations, 'operations'],
  [roleCodes.marketing, 'marketing'],
]

/** What somebody with these roles of the admin panel is to the site. */
export function accountRole(codes: readonly string[]): StaffRole {
  return known.find(([code]) => codes.includes(code))?.[1] ?? 'none'
}
