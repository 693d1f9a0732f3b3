import { data, redirect } from '@remix-run/node'
import type { Locale } from '~content/locale'
import type { StaffAccount } from '~content/staff-account'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { env } from '~/platform/env/env.server'
import { getForm } from '~/platform/body/get-form.server'
import { addressGroup } from '~/platform/http/client-address'
import { requestedLanguage } from '~/platform/http/requested-language'
import { safeRedirectTarget } from '~/platform/http/safe-redirect-target'
import { log } from '~/platform/log/log.server'
import { isStorageFailure } from '~/platform/database/storage-failure'
import { href } from '~/routing/href'
import { createCmsAccounts } from '../session/cms-accounts.server'
import type { SessionStore } from '../session/create-session-store.server'
import { firstPageOf } from '../rights'
import { findStaff, type Staff } from '../session/require-staff.server'
import { sessionCookie } from '../session/session-cookie.server'
import { staffSessions } from '../session/staff-sessions.server'
import { signInLimit } from './sign-in-limit.server'
import { signInProblemStatus, type SignInReply } from './sign-in-problem'
import { nextParameter } from './sign-in-path'
import { authenticate } from './authenticate.server'

const ownParts = () => ({
  limit: signInLimit,
  accounts: createCmsAccounts(),
  sessions: staffSessions(),
})

/** Signs in and redirects, or answers with the reason. Throws the error response of a form that cannot be read. */
export async function answerSignIn(request: Request, locale: Locale, parts = ownParts()) {
  const form = await getForm(request)
  const result = await authenticate({ form, address: addressGroup(request) }, parts)
  if (!('account' in result)) {
    const { waitMs, ...reply } = result
    const headers = new Headers()
    if (waitMs > 0) headers.set('Retry-After', String(Math.ceil(waitMs / 1000)))
    return data<SignInReply>(reply, { status: signInProblemStatus[reply.problem], headers })
  }
  const id = await renewSession(request, result.account, parts.sessions)
  log.info({ account: result.account.id }, 'staff signed in')
  throw redirect(nextPath(request, locale, result.account), {
    status: 303,
    headers: { 'Set-Cookie': sessionCookie().set(id) },
  })
}

/** A new session in the place of the one that the browser has; throws 503 where it cannot be written down. */
async function renewSession(
  request: Request,
  account: StaffAccount,
  sessions: SessionStore,
): Promise<string> {
  const renew = async () => {
    const before = sessionCookie().read(request)
    if (before !== null) await sessions.end(before)
    return sessions.start(account)
  }
  return throw503OnOutage('session could not be stored', renew, isStorageFailure)
}

/** Redirects people who are already signed in. */
export async function leaveSignIn(request: Request, locale: Locale): Promise<null> {
  const staff = await findStaff(request)
  if (staff) throw redirect(nextPath(request, locale, staff), 303)
  return null
}

/**
 * Ends the session of this browser; the sign-in in the language asked for is what comes next. Throws 503 where that
 * cannot be written down.
 */
export async function answerSignOut(request: Request, sessions = staffSessions()) {
  const locale = requestedLanguage(request)
  const cookie = sessionCookie()
  const id = cookie.read(request)
  if (id !== null) {
    const end = () => sessions.end(id)
    await throw503OnOutage('session could not be stored', end, isStorageFailure)
  }
  return redirect(href('staffSignIn', locale), {
    status: 303,
    headers: { 'Set-Cookie': cookie.clear() },
  })
}

/** Where the sign-in was asked for, else the first page of the role. */
function nextPath(request: Request, locale: Locale, { role }: Pick<Staff, 'role'>): string {
  const next = new URL(request.url).searchParams.get(nextParameter)
  return safeRedirectTarget(next, env.SITE_ORIGIN, href(firstPageOf(role), locale))
}
