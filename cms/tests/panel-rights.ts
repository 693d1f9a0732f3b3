import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type PanelAction,
  panelRights,
  type PanelRole,
  type PanelTarget,
  roleCodes,
} from '../src/staff/panel-rights'
import { signIn } from './editor'
import { type PanelAnswer, type PanelDesk, panelDesk, password, targetIds } from './panel-desk'
import type { Stage } from './stage'

type Target = Exclude<PanelTarget, 'system'>
type Case = { desk: PanelDesk; target: Target }

const roles = Object.keys(roleCodes) as PanelRole[]
const targets: Target[] = [...roles, 'other']
/** The account that the first start makes. */
const first = 1

let boss: PanelDesk
let ids: Record<Target, number>
const desks = new Map<PanelRole, PanelDesk>()
const own = new Map<PanelRole, number>()

let made = 0
const fresh = () => `person-${(made += 1)}@invited.test`
const victim = async (target: Target) => (await boss.invite(ids[target])).id

/** How each action is asked for at the panel's calls, on an account or role of its own each time. */
const ways: Record<Exclude<PanelAction, 'configure'>, ((given: Case) => Promise<PanelAnswer>)[]> = {
  invite: [
    ({ desk, target }) =>
      desk.call('POST', 'users', { firstname: 'A', email: fresh(), roles: [ids[target]] }),
    ({ desk, target }) =>
      desk.call('POST', 'users', { firstname: 'A', email: fresh(), roles: [String(ids[target])] }),
  ],
  editAccount: [
    async ({ desk, target }) =>
      desk.call('PUT', `users/${await victim(target)}`, { email: fresh() }),
  ],
  setPassword: [
    async ({ desk, target }) => desk.call('PUT', `users/${await victim(target)}`, { password }),
  ],
  setRoles: [
    async ({ desk, target }) =>
      desk.call('PUT', `users/${await victim('marketing')}`, { roles: [ids[target]] }),
    async ({ desk, target }) =>
      desk.call('PUT', `users/${await victim('marketing')}`, {
        roles: [ids.marketing, String(ids[target])],
      }),
    async ({ desk, target }) =>
      desk.call('PUT', `users/${await victim(target)}`, { roles: [ids.marketing] }),
  ],
  setActive: [
    async ({ desk, target }) =>
      desk.call('PUT', `users/${await victim(target)}`, { isActive: false }),
  ],
  removeAccount: [
    async ({ desk, target }) => desk.call('DELETE', `users/${await victim(target)}`),
    async ({ desk, target }) =>
      desk.call('POST', 'users/batch-delete', {
        ids: [await victim('marketing'), await victim(target)],
      }),
  ],
  makeRole: [({ desk }) => desk.call('POST', 'roles', { name: fresh(), description: '' })],
  editRole: [
    (given) => editRole(given, '', { description: 'Changed' }),
    (given) => editRole(given, '/permissions', onlyReadUsers),
  ],
  removeRole: [
    async ({ desk, target }) => desk.call('DELETE', `roles/${await roleId(target)}`),
    async ({ desk, target }) =>
      desk.call('POST', 'roles/batch-delete', { ids: [await roleId(target)] }),
  ],
}

const madeRole = async () =>
  (await boss.call('POST', 'roles', { name: fresh(), description: '' })).id
const roleId = async (target: Target) => (target === 'other' ? madeRole() : ids[target])

/** A house role gets its permissions back at once: the other cases depend on them. */
async function editRole({ desk, target }: Case, path: string, data: object): Promise<PanelAnswer> {
  const id = await roleId(target)
  const restore = await boss.rememberRole(id)
  const answer = await desk.call('PUT', `roles/${id}${path}`, data)
  if (answer.status === 200) await restore()
  return answer
}

const onlyReadUsers = {
  permissions: [{ action: 'admin::users.read', subject: null, conditions: [] }],
}

const systemCalls = [
  ['POST', 'api-tokens', { name: 'k', description: '', type: 'full-access', lifespan: null }],
  ['GET', 'api-tokens'],
  ['POST', 'admin-tokens', { name: 'k', description: '', type: 'custom', lifespan: null }],
  ['GET', 'admin-tokens'],
  [
    'POST',
    'transfer/tokens',
    { name: 'k', description: '', permissions: ['push'], lifespan: null },
  ],
  ['GET', 'transfer/tokens'],
  ['POST', 'webhooks', { name: 'h', url: 'https://example.com', headers: {}, events: [] }],
  ['GET', 'webhooks'],
  ['POST', 'project-settings', {}],
] as const

const cells = roles.flatMap((role) =>
  (Object.keys(ways) as (keyof typeof ways)[]).flatMap((action) =>
    targets
      // Making a role has no other target.
      .filter((target) => action !== 'makeRole' || target === 'other')
      .map((target) => ({ role, action, target })),
  ),
)

function deskOf(role: PanelRole): PanelDesk {
  const desk = desks.get(role)
  if (!desk) throw new Error(`Nobody is ${role}`)
  return desk
}

/** Who may do what with whose account, call by call. At its end there is one active super administrator. */
export function describePanelRights(stage: () => Stage): void {
  describe('accounts in the panel', () => {
    beforeAll(async () => {
      const { cms, editor } = stage()
      boss = panelDesk(cms, editor)
      const other = await boss.call('POST', 'roles', { name: 'Photographers', description: '' })
      ids = targetIds(await boss.roleIds(), other.id)
      for (const role of roles) {
        const { id, email } = await boss.account(ids[role])
        own.set(role, id)
        desks.set(role, panelDesk(cms, await signIn(cms, { email, password })))
      }
    })

    describe('the table of rights in the panel', () => {
      it.each(cells)('$role, $action, $target', async ({ role, action, target }) => {
        const isAllowed = panelRights[role][action]?.includes(target) ?? false
        for (const ask of ways[action]) {
          const { status, message } = await ask({ desk: deskOf(role), target })
          if (isAllowed) expect(status, message).toBeLessThan(300)
          else expect(status).toBe(403)
        }
      })

      it.each(roles)('%s, configure', async (role) => {
        const isAllowed = panelRights[role].configure?.includes('system') ?? false
        for (const [method, path, data] of systemCalls) {
          const { status } = await deskOf(role).call(method, path, data)
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
        const desk = panelDesk(stage().cms, await signIn(stage().cms, { email, password }))
        for (const target of targets) {
          for (const action of ['invite', 'setPassword', 'setRoles', 'removeAccount'] as const) {
            for (const ask of ways[action]) expect((await ask({ desk, target })).status).toBe(403)
          }
        }
        const rise = await desk.call('PUT', `users/${id}`, { roles: [ids.superAdministrator] })
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
      const desk = () => deskOf('administrator')
      const self = () => own.get('administrator') ?? 0

      it('does not become super administrator, and reads why in the language of the panel', async () => {
        const top = [ids.superAdministrator]
        const requests = [
          ['POST', 'users', { firstname: 'A', email: fresh(), roles: top }],
          ['PUT', `users/${self()}`, { roles: top }],
          ['PUT', `users/${await victim('superAdministrator')}`, { password }],
        ] as const
        for (const [method, path, data] of requests) {
          const english = await desk().call(method, path, data)
          expect(english).toMatchObject({
            status: 403,
            message: expect.stringMatching(/^Not done: /),
          })
          const spanish = await desk().call(method, path, data, 'es-GT,es;q=0.9')
          expect(spanish).toMatchObject({
            status: 403,
            message: expect.stringMatching(/^No se hizo: /),
          })
        }
      })

      it('changes their own name, e-mail and password in their profile, and not their role', async () => {
        const renamed = await desk().call('PUT', 'users/me', { firstname: 'Renamed' })
        expect(renamed.status).toBe(200)
        const refused = await desk().call('PUT', `users/${self()}`, { firstname: 'Again' })
        expect(refused.message).toContain('in your profile')
        const risen = await desk().call('PUT', 'users/me', { roles: [ids.superAdministrator] })
        expect(risen.status).toBe(400)
      })

      it('finds nobody’s secrets by asking for accounts that have them', async () => {
        for (const field of ['password', 'resetPasswordToken', 'registrationToken']) {
          const { status } = await desk().call('GET', `users?filters[${field}][$notNull]=true`)
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
        const heir = panelDesk(
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
