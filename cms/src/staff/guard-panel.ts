import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'
import { sendInvitation } from '../mail/invitation'
import { translate } from '../labels/translate'
import { mayInPanel, panelRoleOf, roleCodes } from './panel-rights'
import { type PanelRequest, readers } from './panel-request'

type Route = { method: string; path: string; handler: unknown; config?: Config }
type Config = { middlewares?: unknown[] }

/** Calls that need no check: signing in and out, the own profile and home page. */
const open = [
  'authentication.login',
  'authentication.logout',
  'authentication.accessToken',
  'authentication.registerAdmin',
  'authentication.register',
  'authentication.forgotPassword',
  'authentication.resetPassword',
  'authenticated-user.updateMe',
  'authenticated-session.revoke',
  'authenticated-session.revokeAll',
  'homepage.updateHomepageLayout',
  'permission.check',
]

/** Tokens and webhooks may be read only by people who may create them. */
const closedToReaders = /^(api-token|admin-token|transfer|webhooks)\./

/**
 * Enforces `panelRights` on the panel's calls, in addition to Strapi's permissions, which know no ranks between
 * roles. Changing calls that are not listed are for super administrators only.
 */
export function guardPanel(strapi: Core.Strapi): void {
  for (const route of adminRoutes(strapi)) {
    const handler = String(route.handler)
    if (open.includes(handler)) continue
    const read = readers[handler]
    if (!read && route.method === 'GET' && !closedToReaders.test(handler)) continue
    const check = async (ctx: Context, next: Next) => {
      if (!read) {
        if (!mayInPanel(codesOf(ctx), 'configure', ['system'])) rejectSystemChange()
        return next()
      }
      const change = () =>
        oneAtATime(async () => {
          const request = await read(strapi, ctx)
          rejectUnlessAllowed(ctx, request)
          await keepLastSuperAdministrator(strapi, request)
          return next()
        })
      return handler === 'user.create' ? sendInvitation(strapi, ctx, change) : change()
    }
    route.config = {
      ...route.config,
      middlewares: [...(route.config?.middlewares ?? []), check],
    }
  }
}

/** The panel's routes before Strapi registers them. Throws when this version of Strapi keeps them elsewhere. */
function adminRoutes(strapi: Core.Strapi): Route[] {
  const { routes } = strapi.get<{ routes: Record<string, { routes?: Route[] }> }>('admin')
  const all = Object.values(routes).flatMap((router) => router.routes ?? [])
  const missing = Object.keys(readers).filter(
    (name) => !all.some(({ handler }) => handler === name),
  )
  if (missing.length > 0) throw new Error(`Strapi has no call ${missing.join(', ')} to guard`)
  return all
}

/** Throws a `PolicyError`: Strapi shows the message of no other 403, only "Forbidden". */
function rejectUnlessAllowed(ctx: Context, { actions, roles, accountIds }: PanelRequest): void {
  const codes = codesOf(ctx)
  const own = accountIds.includes(ctx.state.user.id)
  const targets = roles.map(({ code }) => panelRoleOf(code))
  if (own && actions.includes('removeAccount')) {
    throw new errors.PolicyError(translate('Not done: nobody removes their own account.'))
  }
  if (actions.every((action) => mayInPanel(codes, action, targets))) return
  if (own) {
    throw new errors.PolicyError(
      translate(
        'Not done: your name, e-mail and password are changed in your profile; your role by a super administrator.',
      ),
    )
  }
  const beyond = roles.filter(
    ({ code }) => !actions.every((action) => mayInPanel(codes, action, [panelRoleOf(code)])),
  )
  const names = [...new Set(beyond.map(({ name }) => name).filter(Boolean))]
  if (names.length === 0) rejectSystemChange()
  throw new errors.PolicyError(
    translate('Not done: only a super administrator may give, change or remove the role {names}.', {
      names: names.map((name) => `“${name}”`).join(', '),
    }),
  )
}

function rejectSystemChange(): never {
  throw new errors.PolicyError(translate('Not done: only a super administrator may change this.'))
}

/**
 * Rejects removing the last super administrator who can sign in. Strapi's own check also counts accounts that
 * cannot.
 */
async function keepLastSuperAdministrator(
  strapi: Core.Strapi,
  { weakens, accountIds, roles }: PanelRequest,
): Promise<void> {
  const code = roleCodes.superAdministrator
  if (!weakens || !roles.some((role) => role.code === code)) return
  const others = await strapi.db.query('admin::user').count({
    where: { isActive: true, roles: { code }, id: { $notIn: [...accountIds] } },
  })
  if (others > 0) return
  throw new errors.PolicyError(
    translate(
      'Not done: this is the last active super administrator. Give another account that role first.',
    ),
  )
}

function codesOf({ state }: Context): string[] {
  const roles: { code: string }[] = state.user?.roles ?? []
  return roles.map(({ code }) => code)
}

let last: Promise<unknown> = Promise.resolve()

/** Serializes changes of accounts: two super administrators cannot remove each other at the same time. */
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work)
  last = result.catch(() => undefined)
  return result
}
