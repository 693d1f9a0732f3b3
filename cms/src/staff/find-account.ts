import type { Core } from '@strapi/strapi'
import type { StaffAccount, StaffCredentials } from '../content-types/staff-account'
import { type AdminUser, staffAccount } from './staff-account'

/** A hash that no password matches, as costly to compare as a real one. */
const dummyHash = '$2a$10$DEy1AXHNx4jnvXZ2KtZ3ZOPsZ95CpxsHnmHpIdF5vC7maffBe/Or6'

/**
 * The account with this e-mail and password, else null. Unknown, blocked and inactive accounts take as long as a
 * wrong password, so that timing reveals no accounts.
 */
export async function checkCredentials(
  strapi: Core.Strapi,
  { email, password }: StaffCredentials,
): Promise<StaffAccount | null> {
  const user = await findUser(strapi, { email: email.trim().toLowerCase() })
  const hash = user?.password ?? dummyHash
  const isRight: boolean = await strapi.service('admin::auth').validatePassword(password, hash)
  return user && isRight ? staffAccount(user) : null
}

/** The account as it is now; null when it is gone or may not be used. */
export async function findAccount(strapi: Core.Strapi, id: number): Promise<StaffAccount | null> {
  const user = await findUser(strapi, { id })
  return user && staffAccount(user)
}

/** The accounts that may be used now, by name. */
export async function listAccounts(strapi: Core.Strapi): Promise<StaffAccount[]> {
  const users: AdminUser[] = await strapi.db
    .query('admin::user')
    .findMany({ where: { isActive: true }, populate: { roles: true } })
  return users
    .flatMap((user) => staffAccount(user) ?? [])
    .sort((one, other) => one.name.localeCompare(other.name))
}

function findUser(
  strapi: Core.Strapi,
  where: { email: string } | { id: number },
): Promise<AdminUser | null> {
  return strapi.db.query('admin::user').findOne({ where, populate: { roles: true } })
}
