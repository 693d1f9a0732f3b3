import * as z from 'zod'
import { roleCodes, type PanelTarget } from '../src/staff/panel-rights'
import type { Editor } from './editor'
import type { RunningCms } from './start-cms'

export type PanelAnswer = { status: number; message: string; id: number }

const answerSchema = z.object({
  data: z.unknown(),
  error: z.object({ message: z.string() }).optional(),
})
const idSchema = z.object({ id: z.number() })
const rolesSchema = z.object({ data: z.array(z.object({ id: z.number(), code: z.string() })) })
const accountSchema = idSchema.extend({ roles: z.array(idSchema) })
const usersSchema = z.object({ data: z.object({ results: z.array(accountSchema) }) })

const roleSchema = z.object({ name: z.string(), description: z.string() })
const permissionsSchema = z.array(
  z.object({
    action: z.string(),
    subject: z.string().nullable(),
    properties: z.record(z.string(), z.unknown()),
    conditions: z.array(z.string()),
  }),
)

export const password = 'Volcan-Tajumulco-4220'

let hired = 0

/** The panel's own calls about accounts and roles, as one person makes them. */
export function panelClient({ url }: RunningCms, { authorization }: Pick<Editor, 'authorization'>) {
  async function call(
    method: string,
    path: string,
    data?: object,
    language = 'en',
  ): Promise<PanelAnswer> {
    const response = await fetch(`${url}/admin/${path}`, {
      method,
      headers: {
        authorization,
        'content-type': 'application/json',
        'accept-language': language,
      },
      body: data && JSON.stringify(data),
    })
    const answer = answerSchema.parse(await response.json().catch(() => ({})))
    const id = idSchema.safeParse(answer.data).data?.id ?? 0
    return { status: response.status, message: answer.error?.message ?? '', id }
  }

  async function roleIds(): Promise<Record<string, number>> {
    const response = await fetch(`${url}/admin/roles`, { headers: { authorization } })
    const { data } = rolesSchema.parse(await response.json())
    return Object.fromEntries(data.map(({ id, code }) => [code, id]))
  }

  /** The accounts with a role that can sign in. */
  async function activeAccounts(roleId: number): Promise<number[]> {
    const active = `${url}/admin/users?pageSize=100&filters[isActive][$eq]=true`
    const response = await fetch(active, { headers: { authorization } })
    const { data } = usersSchema.parse(await response.json())
    const withRole = data.results.filter(({ roles }) => roles.some(({ id }) => id === roleId))
    return withRole.map(({ id }) => id)
  }

  /** An invited account that has no password yet. */
  async function invite(roleId: number): Promise<{ id: number; email: string }> {
    hired += 1
    const email = `person-${hired}@panel.test`
    const person = { firstname: 'Ixchel', lastname: 'Cux', email }
    const { id } = await call('POST', 'users', { ...person, roles: [roleId] })
    return { id, email }
  }

  /** An account that can sign in with its e-mail and `password`. */
  async function account(roleId: number): Promise<{ id: number; email: string }> {
    const { id, email } = await invite(roleId)
    await call('PUT', `users/${id}`, { password, isActive: true })
    return { id, email }
  }

  /** The name, description and permissions of a role, and how to give it these back. */
  async function rememberRole(id: number): Promise<() => Promise<void>> {
    const read = async (path: string) => {
      const response = await fetch(`${url}/admin/${path}`, { headers: { authorization } })
      return z.object({ data: z.unknown() }).parse(await response.json()).data
    }
    const role = roleSchema.parse(await read(`roles/${id}`))
    const permissions = permissionsSchema.parse(await read(`roles/${id}/permissions`))
    return async () => {
      const given = [
        await call('PUT', `roles/${id}`, role),
        await call('PUT', `roles/${id}/permissions`, { permissions }),
      ]
      if (given.some(({ status }) => status !== 200)) throw new Error(`Role ${id} stays changed`)
    }
  }

  return { call, roleIds, activeAccounts, invite, account, rememberRole }
}

export type PanelClient = ReturnType<typeof panelClient>

/** The id of each target's role; `other` was made in the panel. */
export function targetIds(
  ids: Record<string, number>,
  other: number,
): Record<Exclude<PanelTarget, 'system'>, number> {
  const idOf = (code: string) => ids[code] ?? 0
  return {
    superAdministrator: idOf(roleCodes.superAdministrator),
    administrator: idOf(roleCodes.administrator),
    operations: idOf(roleCodes.operations),
    marketing: idOf(roleCodes.marketing),
    other,
  }
}
