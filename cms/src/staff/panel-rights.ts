/** Our roles, most rights first. */
export const panelRoles = [
  'superAdministrator',
  'administrator',
  'operations',
  'marketing',
] as const

export type PanelRole = (typeof panelRoles)[number]

/** Their codes in Strapi. */
export const roleCodes = {
  superAdministrator: 'strapi-super-admin',
  administrator: 'ceiba-administrator',
  operations: 'ceiba-operations',
  marketing: 'ceiba-marketing',
} as const satisfies Record<PanelRole, string>

/**
 * The target of an action: a role, or an account by its role. `other`: a role that was made in the panel.
 * `system`: tokens, webhooks and settings.
 */
export type PanelTarget = PanelRole | 'other' | 'system'

export type PanelAction =
  | 'invite'
  | 'editAccount'
  | 'setPassword'
  /** Needs the right for the account's roles before and after. */
  | 'setRoles'
  /** Switching an account on or off. */
  | 'setActive'
  | 'removeAccount'
  | 'makeRole'
  | 'editRole'
  | 'removeRole'
  | 'configure'

const [, ...belowSuperAdministrator] = panelRoles
const [, ...staff] = belowSuperAdministrator

const everyRole = [...panelRoles, 'other'] as const

/** Strapi fixes the permissions of super administrators. */
const editable = [...belowSuperAdministrator, 'other'] as const

/**
 * Who may do what to whom in the panel; everything else is rejected. Only super administrators act on their own rank.
 */
export const panelRights: Record<
  PanelRole,
  Partial<Record<PanelAction, readonly PanelTarget[]>>
> = {
  superAdministrator: {
    invite: everyRole,
    editAccount: everyRole,
    setPassword: everyRole,
    setRoles: everyRole,
    setActive: everyRole,
    removeAccount: everyRole,
    makeRole: ['other'],
    editRole: editable,
    // Our own roles would be created again at the next start.
    removeRole: ['other'],
    configure: ['system'],
  },
  administrator: {
    invite: staff,
    editAccount: staff,
    setPassword: staff,
    setRoles: staff,
    setActive: staff,
    removeAccount: staff,
  },
  operations: {},
  marketing: {},
}

/** Our role with this code; `other` when it is not ours. */
export function panelRoleOf(code: string): PanelRole | 'other' {
  return panelRoles.find((role) => roleCodes[role] === code) ?? 'other'
}

/** Whether these roles may do the action to every target. */
export function mayInPanel(
  codes: readonly string[],
  action: PanelAction,
  targets: readonly PanelTarget[],
): boolean {
  return codes.some((code) => {
    const role = panelRoleOf(code)
    const allowed = role === 'other' ? undefined : panelRights[role][action]
    return allowed !== undefined && targets.every((target) => allowed.includes(target))
  })
}
