import { redirect } from '@remix-run/node'
import type { StaffRole } from '~content/staff-account'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { isStorageFailure } from '~/platform/database/storage-failure'
import { requestLocale } from '~/platform/i18n/i18n.server'
import { hasRight, type StaffRight } from '../rights'
import { signInPath } from '../sign-in/sign-in-path'
import { checkedSession, type SessionParts } from './checked-session.server'
import { AccountsUnavailable, createCmsAccounts } from './cms-accounts.server'
import { sessionCookie } from './session-cookie.server'
import { staffSessions } from './staff-sessions.server'

/** A signed-in member of staff. */
export type Staff = { id: number; name: string; role: StaffRole }

type RequireOptions = {
  right: StaffRight
  /** For what must not be seen a minute too long: the CMS is asked now. */
  isStrict?: boolean
  /** False for requests that a page makes by itself, so that an idle session still ends. */
  extendsSession?: boolean
}

const ownParts = (): SessionParts => ({
  sessions: staffSessions(),
  accounts: createCmsAccounts(),
  now: Date.now,
})

/**
 * Who is signed in, for pages that others see too (a contract); null for a stranger. Throws a 503 where the CMS
 * cannot say whether the account still counts, or sessions cannot be read.
 */
export async function findStaff(
  request: Request,
  { isStrict = false, extendsSession = true } = {},
  parts: SessionParts = ownParts(),
): Promise<Staff | null> {
  const id = sessionCookie().read(request)
  if (id === null) return null
  return throw503OnOutage(
    'a session could not be checked',
    async () => {
      const account = await checkedSession(id, { isStrict, extendsSession }, parts)
      return account && { id: account.id, name: account.name, role: account.role }
    },
    (err) => err instanceof AccountsUnavailable || isStorageFailure(err),
  )
}

/**
 * The signed-in account, checked for a right. Throws a redirect to the sign-in for strangers, 403 for accounts without
 * the right, 503 as above.
 */
export async function requireStaff(
  request: Request,
  { right, isStrict, extendsSession }: RequireOptions,
  parts: SessionParts = ownParts(),
): Promise<Staff> {
  const staff = await findStaff(request, { isStrict, extendsSession }, parts)
  if (!staff) {
    const locale = await requestLocale(request)
    const { pathname, search } = new URL(request.url)
    throw redirect(signInPath(locale, pathname.replace(/\.data$/, '') + search), 303)
  }
  if (!hasRight(staff.role, right))
    throw new Response(null, { status: 403, statusText: 'Forbidden' })
  return staff
}
