import { createHash } from 'node:crypto'
import type { StaffAccount, StaffRole } from '../content-types/staff-account'
import { roleCodes } from './panel-rights'

/** The panel's roles, most rights first. An account with several roles counts as the first. */
const known: readonly [code: string, role: StaffRole][] = [
  [roleCodes.superAdministrator, 'administrator'],
  [roleCodes.administrator, 'administrator'],
  [roleCodes.operations, 'operations'],
  [roleCodes.marketing, 'marketing'],
]

/** The site's role of an account with these panel roles. */
function accountRole(codes: readonly string[]): StaffRole {
  return known.find(([code]) => codes.includes(code))?.[1] ?? 'none'
}

/** A row of the admin panel's accounts with its roles. */
export type AdminUser = {
  id: number
  firstname: string | null
  lastname: string | null
  username: string | null
  password: string | null
  isActive: boolean | null
  blocked: boolean | null
  roles: { code: string }[]
}

/** The account as the site sees it; null when it may not be used now. */
export function staffAccount(user: AdminUser): StaffAccount | null {
  if (user.isActive !== true || user.blocked === true || !user.password) return null
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ')
  return {
    id: user.id,
    name: name || user.username || `#${user.id}`,
    role: accountRole(user.roles.map(({ code }) => code)),
    stamp: createHash('sha256').update(user.password).digest('base64url'),
  }
}
