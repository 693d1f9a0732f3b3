/** The roles that the house gives to people, by their codes in the CMS. */
export const roleCodes = {
  superAdministrator: 'strapi-super-admin',
  administrator: 'ceiba-administrator',
  operations: 'ceiba-operations',
  marketing: 'ceiba-marketing',
} as const

export type PanelRole = keyof typeof roleCodes

/**
 * What is acted on: an account by its role (or the role itself). `other` is a role that was made in the panel,
 * `system` are keys, webhooks and settings, which belong to no role.
 */
export type PanelTarget = PanelRole | 'other' | 'system'

export type PanelAction =
  | 'invite'
  | 'editAccount'
  | 'setPassword'
  /** Both the roles that an account has and those that it gets count. */
  | 'setRoles'
  /** Switching an account on or off. */
  | 'setActive'
  | 'removeAccount'
  | 'makeRole'
  | 'editRole'
  | 'removeRole'
  | 'configure'

const everyRole = [
  'superAdministrator',
  'administrator',
  'operations',
  'marketing',
  'other',
] as const

const staff = ['operations', 'marketing'] as const

/** What the first role may do is fixed by Strapi. */
const editable = ['administrator', 'operations', 'marketing', 'other'] as const

/**
 * Who may do what to whom in the panel; whatever is not named is refused. A role never acts on its equals or on
 * those above it, except the highest one.
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
    // Those of the house come back at the next start.
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

/** The role with this code; `other` where the house does not know it. */
export function panelRoleOf(code: string): PanelRole | 'other' {
  for (const role of everyRole) {
    if (role !== 'other' && roleCodes[role] === code) return role
  }
  return 'other'
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
