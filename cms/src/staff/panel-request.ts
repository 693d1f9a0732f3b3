import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { type PanelAction, roleCodes } from './panel-rights'

export type TargetRole = { id: number; code: string; name: string }

/** A panel call in the terms of `panelRights`. */
export type PanelRequest = {
  actions: readonly PanelAction[]
  /** The roles that are assigned, removed or edited, and the roles of the accounts that are changed. */
  roles: readonly TargetRole[]
  /** Existing accounts that are changed or removed. */
  accountIds: readonly number[]
  /** Whether these accounts may lose a role or become inactive. */
  weakens: boolean
}

type Read = (strapi: Core.Strapi, ctx: Context) => Promise<PanelRequest>

const nothing: PanelRequest = { actions: [], roles: [], accountIds: [], weakens: false }

/** The action that a field of the account form needs. */
const fieldActions: Record<string, PanelAction> = {
  password: 'setPassword',
  roles: 'setRoles',
  isActive: 'setActive',
}

/** The panel's calls that change accounts and roles, by their handler. */
export const readers: Record<string, Read> = {
  'user.create': async (strapi, ctx) => ({
    ...nothing,
    actions: ['invite'],
    roles: await rolesByIds(strapi, idsIn(bodyOf(ctx).roles)),
  }),
  'user.update': async (strapi, ctx) => {
    const body = bodyOf(ctx)
    const given = await rolesByIds(strapi, idsIn(body.roles))
    const accountIds = idsIn([ctx.params.id])
    return {
      actions: ['editAccount', ...Object.keys(body).flatMap((name) => fieldActions[name] ?? [])],
      roles: [...(await rolesOfAccounts(strapi, accountIds)), ...given],
      accountIds,
      weakens:
        body.isActive === false ||
        ('roles' in body && !given.some(({ code }) => code === roleCodes.superAdministrator)),
    }
  },
  'user.deleteOne': (strapi, ctx) => removal(strapi, idsIn([ctx.params.id])),
  'user.deleteMany': (strapi, ctx) => removal(strapi, idsIn(bodyOf(ctx).ids)),
  'role.create': async () => ({
    ...nothing,
    actions: ['makeRole'],
    roles: [{ id: 0, code: '', name: '' }],
  }),
  'role.update': (strapi, ctx) => onRoles(strapi, 'editRole', [ctx.params.id]),
  'role.updatePermissions': (strapi, ctx) => onRoles(strapi, 'editRole', [ctx.params.id]),
  'role.deleteOne': (strapi, ctx) => onRoles(strapi, 'removeRole', [ctx.params.id]),
  'role.deleteMany': (strapi, ctx) => onRoles(strapi, 'removeRole', bodyOf(ctx).ids),
}

async function removal(strapi: Core.Strapi, accountIds: number[]): Promise<PanelRequest> {
  const roles = await rolesOfAccounts(strapi, accountIds)
  return { actions: ['removeAccount'], roles, accountIds, weakens: true }
}

async function onRoles(
  strapi: Core.Strapi,
  action: PanelAction,
  ids: unknown,
): Promise<PanelRequest> {
  return { ...nothing, actions: [action], roles: await rolesByIds(strapi, idsIn(ids)) }
}

async function rolesByIds(strapi: Core.Strapi, ids: number[]): Promise<TargetRole[]> {
  return strapi.db.query('admin::role').findMany({ where: { id: { $in: ids } } })
}

async function rolesOfAccounts(strapi: Core.Strapi, ids: number[]): Promise<TargetRole[]> {
  const accounts: { roles: TargetRole[] }[] = await strapi.db
    .query('admin::user')
    .findMany({ where: { id: { $in: ids } }, populate: { roles: true } })
  return accounts.flatMap(({ roles }) => roles)
}

function bodyOf({ request }: Context): Record<string, unknown> {
  const body: unknown = 'body' in request ? request.body : undefined
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

/** Ids come as numbers or digits; the call's own validation rejects anything else. */
function idsIn(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number).filter(Number.isSafeInteger) : []
}
