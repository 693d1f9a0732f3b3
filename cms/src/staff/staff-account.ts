import { createHash } from 'node:crypto'
import type { StaffAccount, StaffRole } from '../content-types/staff-account'
import { panelRoles, type PanelRole, roleCodes } from './panel-rights'

/** What a role of the panel is on the site. */
const siteRoles: Record<PanelRole, StaffRole> = {
  superAdministrator: 'administrator',
  administrator: 'administrator',
  operations: 'operations',
  marketing: 'marketing',
}

/** The role of an account on the site: that of its panel role with the most rights; `none` without such a role. */
function accountRole(codes: readonly string[]): StaffRole {
  const role = panelRoles.find((each) => codes.includes(roleCodes[each]))
  return role ? siteRoles[role] : 'none'
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
