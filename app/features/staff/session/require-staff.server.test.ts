import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { StaffAccount } from '~content/staff-account'
import { minutes } from '~/platform/units/duration'
import { temporarySqlite } from '~/testing/database/temporary-sqlite'
import { staffAccount } from '~/testing/staff-account'
import { AccountsUnavailable } from './cms-accounts.server'
import { createSessionStore } from './create-session-store.server'
import { findStaff, requireStaff } from './require-staff.server'
import { sessionCookie } from './session-cookie.server'

async function signedIn(account: StaffAccount = staffAccount()) {
  const clock = { now: 0, isCmsDown: false }
  const sessions = createSessionStore({ location: await temporarySqlite(), now: () => clock.now })
  onTestFinished(() => sessions.close())
  const accounts = {
    verify: async () => null,
    async find() {
      if (clock.isCmsDown) throw new AccountsUnavailable('down')
      return account
    },
  }
  const id = await sessions.start(account)
  const headers = { Cookie: sessionCookie().set(id).split(';', 1)[0] ?? '' }
  const ask = (path: string) => new Request(`http://localhost:3000${path}`, { headers })
  return { ask, clock, parts: { sessions, accounts, now: () => clock.now } }
}

async function thrown(work: Promise<unknown>): Promise<Response> {
  const answer = await work.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(answer instanceof Response)) throw new Error('nothing was thrown')
  return answer
}

describe('a page of the staff area', () => {
  it('knows who is signed in, and nothing of the secrets behind it', async () => {
    const { ask, parts } = await signedIn()
    const staff = await requireStaff(ask('/staff'), { right: 'enter' }, parts)
    expect(staff).toEqual({ id: 7, name: 'Ana Tzul', role: 'operations' })
  })

  it.each([
    ['/staff/files?q=a&page=2', '/staff/sign-in?next=%2Fstaff%2Ffiles%3Fq%3Da%26page%3D2'],
    ['/es/personal', '/es/personal/entrar?next=%2Fes%2Fpersonal'],
    ['/staff.data', '/staff/sign-in?next=%2Fstaff'],
  ])('sends a stranger at %s to the sign-in and back', async (path, target) => {
    const { parts } = await signedIn()
    const stranger = new Request(`http://localhost:3000${path}`)
    const answer = await thrown(requireStaff(stranger, { right: 'enter' }, parts))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(target)
  })

  it('is refused to a role without the right', async () => {
    const { ask, parts } = await signedIn()
    const answer = await thrown(requireStaff(ask('/staff'), { right: 'identityFiles' }, parts))
    expect(answer.status).toBe(403)
  })

  it('is closed to a session whose role has lost its place', async () => {
    const { ask, parts } = await signedIn(staffAccount({ role: 'marketing' }))
    const answer = await thrown(requireStaff(ask('/staff'), { right: 'enter' }, parts))
    expect(answer.status).toBe(403)
  })

  it('answers 503 where nobody can say whether the account still counts', async () => {
    const { ask, clock, parts } = await signedIn()
    clock.isCmsDown = true
    expect(await findStaff(ask('/staff'), {}, parts)).not.toBeNull()
    const strict = await thrown(findStaff(ask('/staff'), { isStrict: true }, parts))
    expect(strict.status).toBe(503)
    clock.now = minutes(11)
    expect((await thrown(findStaff(ask('/staff'), {}, parts))).status).toBe(503)
  })

  it('answers 503 while sessions cannot be read', async () => {
    const { ask, parts } = await signedIn()
    const unreachable = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
    vi.spyOn(parts.sessions, 'find').mockRejectedValue(unreachable)
    expect((await thrown(findStaff(ask('/staff'), {}, parts))).status).toBe(503)
  })
})
