import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { panelRights, type PanelRole, roleCodes } from '../src/staff/panel-rights'
import { signIn } from './editor'
import { type PanelClient, panelClient, password, targetIds } from './panel-client'
import { fresh, panelWays, systemCalls, type Target } from './panel-ways'
import type { Stage } from './stage'

const roles = Object.keys(roleCodes) as PanelRole[]
const targets: Target[] = [...roles, 'other']
/** The account that the first start makes. */
const first = 1

let boss: PanelClient
let ids: Record<Target, number>
const { allowedWays, rejectedWays, victim, madeRole } = panelWays(
  () => boss,
  () => ids,
)
const clients = new Map<PanelRole, PanelClient>()
const own = new Map<PanelRole, number>()

const cells = roles.flatMap((role) =>
  (Object.keys(allowedWays) as (keyof typeof allowedWays)[]).flatMap((action) =>
    targets
      // Making a role has no other target.
      .filter((target) => action !== 'makeRole' || target === 'other')
      .map((target) => ({ role, action, target })),
  ),
)

function clientOf(role: PanelRole): PanelClient {
  const client = clients.get(role)
  if (!client) throw new Error(`Nobody is ${role}`)
  return client
}

/** Who may do what with whose account, call by call. At its end there is one active super administrator. */
export function describePanelRights(stage: () => Stage): void {
  describe('accounts in the panel', () => {
    beforeAll(async () => {
      const { cms, editor } = stage()
      boss = panelClient(cms, editor)
      const other = await boss.call('POST', 'roles', { name: 'Photographers', description: '' })
      ids = targetIds(await boss.roleIds(), other.id)
      for (const role of roles) {
        const { id, email } = await boss.account(ids[role])
        own.set(role, id)
        clients.set(role, panelClient(cms, await signIn(cms, { email, password })))
      }
    })

    describe('the table of rights in the panel', () => {
      it.each(cells)('$role, $action, $target', async ({ role, action, target }) => {
        const isAllowed = panelRights[role][action]?.includes(target) ?? false
        for (const ask of (isAllowed ? allowedWays : rejectedWays)[action]) {
          const { status, message } = await ask({ client: clientOf(role), target })
          if (isAllowed) expect(status, message).toBeLessThan(300)
          else expect(status).toBe(403)
        }
      })

      it.each(roles)('%s, configure', async (role) => {
        const isAllowed = panelRights[role].configure?.includes('system') ?? false
        for (const [method, path, data] of systemCalls) {
          const { status } = await clientOf(role).call(method, path, data)
          if (isAllowed) expect(status, path).not.toBe(403)
          else expect(status, path).toBe(403)
        }
      })

      it('holds for a role that was made in the panel, whatever it was given', async () => {
        const role = await madeRole()
        const permissions = ['create', 'read', 'update', 'delete'].flatMap((verb) => [
          { action: `admin::users.${verb}`, subject: null, conditions: [] },
          { action: `admin::roles.${verb}`, subject: null, conditions: [] },
        ])
        await boss.call('PUT', `roles/${role}/permissions`, { permissions })
        const { id, email } = await boss.account(role)
        const client = panelClient(stage().cms, await signIn(stage().cms, { email, password }))
        for (const target of targets) {
          for (const action of ['invite', 'setPassword', 'setRoles', 'removeAccount'] as const) {
            for (const ask of rejectedWays[action]) {
              expect((await ask({ client, target })).status).toBe(403)
            }
          }
        }
        const rise = await client.call('PUT', `users/${id}`, { roles: [ids.superAdministrator] })
        expect(rise.status).toBe(403)
      })

      it('is asked of every call of the panel that changes something', () => {
        const folder = join(
          import.meta.dirname,
          '../node_modules/@strapi/admin/dist/server/server/src/routes',
        )
        const text = readdirSync(folder)
          .filter((name) => name.endsWith('.js'))
          .map((name) => readFileSync(join(folder, name), 'utf8'))
          .join('\n')
        const changing = [...text.matchAll(/method: '(?:POST|PUT|DELETE)',\s+path: '([^']+)'/g)]
        const asked =
          /^\/(users|roles|api-tokens|admin-tokens|transfer\/tokens|webhooks|project-settings)/
        const others = changing.map(([, path = '']) => path).filter((path) => !asked.test(path))
        expect(others.sort()).toEqual([
          '/access-token',
          '/forgot-password',
          '/homepage/layout',
          '/login',
          '/logout',
          '/permissions/check',
          '/register',
          '/register-admin',
          '/reset-password',
        ])
      })
    })

    describe('an administrator of the house', () => {
      const client = () => clientOf('administrator')
      const self = () => own.get('administrator') ?? 0

      it('does not become super administrator, and reads why in the language of the panel', async () => {
        const top = [ids.superAdministrator]
        const requests = [
          ['POST', 'users', { firstname: 'A', email: fresh(), roles: top }],
          ['PUT', `users/${self()}`, { roles: top }],
          ['PUT', `users/${await victim('superAdministrator')}`, { password }],
        ] as const
        for (const [method, path, data] of requests) {
          const english = await client().call(method, path, data)
          expect(english).toMatchObject({
            status: 403,
            message: expect.stringMatching(/^Not done: /),
          })
          const spanish = await client().call(method, path, data, 'es-GT,es;q=0.9')
          expect(spanish).toMatchObject({
            status: 403,
            message: expect.stringMatching(/^No se hizo: /),
          })
        }
      })

      it('changes their own name, e-mail and password in their profile, and not their role', async () => {
        const renamed = await client().call('PUT', 'users/me', { firstname: 'Renamed' })
        expect(renamed.status).toBe(200)
        const refused = await client().call('PUT', `users/${self()}`, { firstname: 'Again' })
        expect(refused.message).toContain('in your profile')
        const risen = await client().call('PUT', 'users/me', { roles: [ids.superAdministrator] })
        expect(risen.status).toBe(400)
      })

      it('finds nobody’s secrets by asking for accounts that have them', async () => {
        for (const field of ['password', 'resetPasswordToken', 'registrationToken']) {
          const { status } = await client().call('GET', `users?filters[${field}][$notNull]=true`)
          expect(status, field).toBe(400)
        }
      })
    })

    describe('the last active super administrator', () => {
      it('stays, also where accounts that cannot sign in have the role', async () => {
        const { superAdministrator: top, marketing } = ids
        for (const id of await boss.activeAccounts(top)) {
          if (id !== first) await boss.call('PUT', `users/${id}`, { isActive: false })
        }
        await boss.invite(top)
        for (const change of [{ isActive: false }, { roles: [marketing] }]) {
          const refused = await boss.call('PUT', `users/${first}`, change)
          expect(refused).toMatchObject({
            status: 403,
            message: expect.stringContaining('last active'),
          })
        }
        expect((await boss.call('DELETE', `users/${first}`)).status).toBe(403)
        expect((await boss.call('POST', 'users/batch-delete', { ids: [first] })).status).toBe(403)

        const second = await boss.account(top)
        const heir = panelClient(
          stage().cms,
          await signIn(stage().cms, { email: second.email, password }),
        )
        const demoted = await heir.call('PUT', `users/${second.id}`, { roles: [marketing] })
        expect(demoted.status).toBe(200)
        const third = await boss.account(top)
        expect((await boss.call('DELETE', `users/${third.id}`)).status).toBe(200)
      })
    })
  })
}
