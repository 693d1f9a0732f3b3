import type { StaffRole } from '../contract/staff-account'

/** The roles of the admin panel, the one with most rights first: whoever has several has the first. */
const known: readonly [code: string, role: StaffRole][] = [
  ['strapi-super-admin', 'administrator'],
  ['ceiba-administrator', 'administrator'],
  ['ceiba-operations', 'operations'],
  ['ceiba-marketing', 'marketing'],
]

/** What somebody with these roles of the admin panel is to the site. */
export function accountRole(codes: readonly string[]): StaffRole {
  return known.find(([code]) => codes.includes(code))?.[1] ?? 'none'
}
