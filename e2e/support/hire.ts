import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Locale } from '~content/locale'
import { editorToken } from './editor-token'
import { cmsAccount } from './stack'

/** Our roles by their codes in Strapi; the first account of the CMS is above them. */
export const hiredRoles = ['ceiba-marketing', 'ceiba-operations', 'ceiba-administrator'] as const
export type HiredRole = (typeof hiredRoles)[number]

export type Person = {
  name: string
  email: string
  password: string
  /** What an administrator does in the CMS when somebody leaves. */
  dismiss: () => Promise<void>
}

const rolesSchema = z.object({ data: z.array(z.object({ id: z.number(), code: z.string() })) })
const userSchema = z.object({ data: z.object({ id: z.number() }) })

/**
 * A new account in the CMS with one of the roles of the house, for a person who reads this language. Throws if the CMS
 * rejects it.
 */
export async function hire(role: HiredRole, preferedLanguage: Locale = 'en'): Promise<Person> {
  const account = cmsAccount()
  const token = await editorToken(account)

  async function call(method: string, path: string, data?: object): Promise<unknown> {
    const response = await fetch(`${account.cms}/admin/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: data ? JSON.stringify(data) : null,
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text}`)
    return JSON.parse(text)
  }

  const { data: roles } = rolesSchema.parse(await call('GET', 'roles'))
  const email = `${randomUUID()}@staff.example`
  const invited = {
    email,
    firstname: 'Ana',
    lastname: 'Tzul',
    preferedLanguage,
    roles: roles.filter(({ code }) => code === role).map(({ id }) => id),
  }
  const { id } = userSchema.parse(await call('POST', 'users', invited)).data
  const password = 'Volcan-Tajumulco-4220'
  await call('PUT', `users/${id}`, { password, isActive: true })
  return {
    name: 'Ana Tzul',
    email,
    password,
    async dismiss() {
      await call('PUT', `users/${id}`, { isActive: false })
    },
  }
}
