import * as z from 'zod'
import { type Editor, signIn } from './editor'
import type { RunningCms } from './start-cms'

const rolesSchema = z.object({ data: z.array(z.object({ id: z.number(), code: z.string() })) })
const invitedSchema = z.object({ data: z.object({ registrationToken: z.string() }) })

let hired = 0

/** A new account with one of our roles, signed in. */
export async function hire(cms: RunningCms, boss: Editor, role: string): Promise<Editor> {
  const call = async (path: string, data?: object): Promise<unknown> => {
    const response = await fetch(`${cms.url}/admin/${path}`, {
      method: data ? 'POST' : 'GET',
      headers: { authorization: boss.authorization, 'content-type': 'application/json' },
      body: data && JSON.stringify(data),
    })
    return response.json()
  }
  const roles = rolesSchema.parse(await call('roles')).data
  const ids = roles.filter(({ code }) => code === role).map(({ id }) => id)
  hired += 1
  const account = { email: `${role}-${hired}@ceiba.test`, password: 'Volcan-de-Fuego-1717' }
  const person = { firstname: role, lastname: 'Pérez', email: account.email }
  const invited = invitedSchema.parse(await call('users', { ...person, roles: ids }))
  const { registrationToken } = invited.data
  const { firstname, lastname } = person
  const userInfo = { firstname, lastname, password: account.password }
  await call('register', { registrationToken, userInfo })
  return signIn(cms, account)
}
