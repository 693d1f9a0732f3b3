import type { PanelAction, PanelTarget } from '../src/staff/panel-rights'
import { type PanelAnswer, type PanelClient, password } from './panel-client'

export type Target = Exclude<PanelTarget, 'system'>
type Case = { client: PanelClient; target: Target }

let made = 0
/** An address that no account uses. */
export const fresh = () => `person-${(made += 1)}@invited.test`

const onlyReadUsers = {
  permissions: [{ action: 'admin::users.read', subject: null, conditions: [] }],
}

/** Calls about tokens, webhooks and settings. */
export const systemCalls = [
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

/** Makes one of each and gives it again. */
function oneOfEach<Key, Made>(make: (key: Key) => Promise<Made>): (key: Key) => Promise<Made> {
  const made = new Map<Key, Promise<Made>>()
  return (key) => {
    const one = made.get(key) ?? make(key)
    made.set(key, one)
    return one
  }
}

/**
 * How each action is asked for at the panel's calls. `ids` are those of the roles; `boss` makes the accounts and roles
 * that are acted on.
 */
export function panelWays(boss: () => PanelClient, ids: () => Record<Target, number>) {
  const victim = async (target: Target) => (await boss().invite(ids()[target])).id
  const madeRole = async () =>
    (await boss().call('POST', 'roles', { name: fresh(), description: '' })).id
  const roleId = async (target: Target) => (target === 'other' ? madeRole() : ids()[target])
  const rememberRole = (id: number) => boss().rememberRole(id)

  return {
    victim,
    madeRole,
    /** On an account or role of its own each time. */
    allowedWays: waysOn({ victim, roleId, rememberRole }, ids),
    /** On one account or role for each target: what is rejected leaves it as it is. */
    rejectedWays: waysOn(
      {
        victim: oneOfEach(victim),
        roleId: oneOfEach(roleId),
        rememberRole: oneOfEach(rememberRole),
      },
      ids,
    ),
  }
}

type Subjects = {
  /** An account with the role. */
  victim: (target: Target) => Promise<number>
  roleId: (target: Target) => Promise<number>
  rememberRole: PanelClient['rememberRole']
}

function waysOn(
  { victim, roleId, rememberRole }: Subjects,
  ids: () => Record<Target, number>,
): Record<Exclude<PanelAction, 'configure'>, ((given: Case) => Promise<PanelAnswer>)[]> {
  /** A house role gets its permissions back at once: the other cases depend on them. */
  async function editRole(
    { client, target }: Case,
    path: string,
    data: object,
  ): Promise<PanelAnswer> {
    const id = await roleId(target)
    const restore = await rememberRole(id)
    const answer = await client.call('PUT', `roles/${id}${path}`, data)
    if (answer.status === 200) await restore()
    return answer
  }

  return {
    invite: [
      ({ client, target }) =>
        client.call('POST', 'users', { firstname: 'A', email: fresh(), roles: [ids()[target]] }),
      ({ client, target }) =>
        client.call('POST', 'users', {
          firstname: 'A',
          email: fresh(),
          roles: [String(ids()[target])],
        }),
    ],
    editAccount: [
      async ({ client, target }) =>
        client.call('PUT', `users/${await victim(target)}`, { email: fresh() }),
    ],
    setPassword: [
      async ({ client, target }) =>
        client.call('PUT', `users/${await victim(target)}`, { password }),
    ],
    setRoles: [
      async ({ client, target }) =>
        client.call('PUT', `users/${await victim('marketing')}`, { roles: [ids()[target]] }),
      async ({ client, target }) =>
        client.call('PUT', `users/${await victim('marketing')}`, {
          roles: [ids().marketing, String(ids()[target])],
        }),
      async ({ client, target }) =>
        client.call('PUT', `users/${await victim(target)}`, { roles: [ids().marketing] }),
    ],
    setActive: [
      async ({ client, target }) =>
        client.call('PUT', `users/${await victim(target)}`, { isActive: false }),
    ],
    removeAccount: [
      async ({ client, target }) => client.call('DELETE', `users/${await victim(target)}`),
      async ({ client, target }) =>
        client.call('POST', 'users/batch-delete', {
          ids: [await victim('marketing'), await victim(target)],
        }),
    ],
    makeRole: [({ client }) => client.call('POST', 'roles', { name: fresh(), description: '' })],
    editRole: [
      (given) => editRole(given, '', { description: 'Changed' }),
      (given) => editRole(given, '/permissions', onlyReadUsers),
    ],
    removeRole: [
      async ({ client, target }) => client.call('DELETE', `roles/${await roleId(target)}`),
      async ({ client, target }) =>
        client.call('POST', 'roles/batch-delete', { ids: [await roleId(target)] }),
    ],
  }
}
