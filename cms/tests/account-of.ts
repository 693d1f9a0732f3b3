import * as z from 'zod'
import type { Stage } from './stage'

type Account = { name: string; email: string; password: string; roles: string[] }
type Change = Partial<Account> & { isActive?: boolean }

export type Person = {
  id: number
  change: (change: Change) => Promise<void>
  remove: () => Promise<void>
}

const rolesSchema = z.object({ data: z.array(z.object({ id: z.number(), code: z.string() })) })
const userSchema = z.object({ data: z.object({ id: z.number() }) })

/** A new account of the admin panel, made and changed as an administrator does there. */
export async function accountOf({ cms, editor }: Stage, account: Account): Promise<Person> {
  async function call(method: string, path: string, data?: object): Promise<unknown> {
    const response = await fetch(`${cms.url}/admin/${path}`, {
      method,
      headers: { authorization: editor.authorization, 'content-type': 'application/json' },
      body: data && JSON.stringify(data),
    })
    if (!response.ok) throw new Error(`${path} answers ${response.status}`)
    return response.json()
  }
  const { data: roles } = rolesSchema.parse(await call('GET', 'roles'))
  const idsOf = (codes: string[]) =>
    roles.filter(({ code }) => codes.includes(code)).map(({ id }) => id)
  const { email, name, password } = account
  const invited = { email, firstname: name, lastname: 'Tzul', roles: idsOf(account.roles) }
  const { id } = userSchema.parse(await call('POST', 'users', invited)).data

  async function change({ roles: codes, ...values }: Change): Promise<void> {
    await call('PUT', `users/${id}`, { ...values, ...(codes && { roles: idsOf(codes) }) })
  }
  await change({ password, isActive: true })
  async function remove(): Promise<void> {
    await call('DELETE', `users/${id}`)
  }
  return { id, change, remove }
}
