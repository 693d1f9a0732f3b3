import { describe, expect, it, onTestFinished } from 'vitest'
import type { Locale } from '~content/locale'
import { temporarySqlite } from '~/testing/database/temporary-sqlite'
import { staffAccount } from '~/testing/staff-account'
import { createSessionStore } from '../session/create-session-store.server'
import { sessionCookie } from '../session/session-cookie.server'
import { answerSignIn, answerSignOut } from './answer-sign-in.server'
import { createSignInLimit } from './sign-in-limit.server'

async function door() {
  const sessions = createSessionStore({ location: await temporarySqlite() })
  onTestFinished(() => sessions.close())
  const accounts = {
    find: async () => staffAccount(),
    verify: async ({ password }: { password: string }) =>
      password === 'right' ? staffAccount() : null,
  }
  const parts = { sessions, accounts, limit: createSignInLimit() }

  async function send(
    search: string,
    { password = 'right', locale = 'en' as Locale, cookie = '' },
  ) {
    const request = new Request(`http://localhost:3000/staff/sign-in${search}`, {
      method: 'POST',
      headers: { Cookie: cookie },
      body: new URLSearchParams({ email: 'ana@stays.example', password }),
    })
    try {
      const { data, init } = await answerSignIn(request, locale, parts)
      return { data, init, redirect: null }
    } catch (error) {
      if (!(error instanceof Response)) throw error
      return { data: null, init: null, redirect: error }
    }
  }
  return { send, sessions }
}

const locationOf = ({ redirect }: { redirect: Response | null }) =>
  redirect?.headers.get('Location')

describe('the answer to the sign-in', () => {
  it('is a fresh session each time, and the one before is over', async () => {
    const { send, sessions } = await door()
    const cookieOf = async (cookie = '') => {
      const { redirect } = await send('', { cookie })
      return redirect?.headers.get('Set-Cookie')?.split(';', 1)[0] ?? ''
    }
    const idOf = (cookie: string) => {
      const request = new Request('http://localhost:3000', { headers: { Cookie: cookie } })
      return sessionCookie().read(request) ?? ''
    }
    const first = await cookieOf('staff=chosen-by-somebody-else')
    const second = await cookieOf(first)
    expect(second).not.toBe(first)
    expect(await sessions.find(idOf(first))).toBeNull()
    expect((await sessions.find(idOf(second)))?.account.id).toBe(7)
  })

  it('leads on to where somebody wanted to go, and never off the site', async () => {
    const { send } = await door()
    const wanted = await send('?next=%2Fstaff%2Ffiles%3Fq%3Da', {})
    expect(locationOf(wanted)).toBe('/staff/files?q=a')
    for (const next of ['//evil.test', 'https://evil.test', '/\\evil.test', '/%09/evil', '']) {
      expect(locationOf(await send(`?next=${next}`, {})), next).toBe('/staff')
    }
    expect(locationOf(await send('', { locale: 'es' }))).toBe('/es/personal')
  })

  it('gives a wrong password neither a cookie nor itself back', async () => {
    const { send } = await door()
    const { data, init, redirect } = await send('', { password: 'wrong' })
    expect(redirect).toBeNull()
    expect(init?.status).toBe(422)
    expect(data).toEqual({ problem: 'refused', email: 'ana@stays.example', waitMinutes: 0 })
  })

  it('says with 429 how long to wait', async () => {
    const { send } = await door()
    for (let tries = 0; tries < 10; tries++) await send('', { password: 'wrong' })
    const { data, init } = await send('', {})
    expect(init?.status).toBe(429)
    expect(data?.waitMinutes).toBe(15)
    expect(Number(new Headers(init?.headers).get('Retry-After'))).toBeGreaterThan(890)
  })
})

it('signing out ends the session on the server and takes the cookie away', async () => {
  const { sessions } = await door()
  const id = await sessions.start(staffAccount())
  const headers = { Cookie: sessionCookie().set(id).split(';', 1)[0] ?? '' }
  const request = new Request('http://localhost:3000/staff/sign-out?language=es', { headers })
  const answer = await answerSignOut(request, sessions)
  expect(answer.headers.get('Location')).toBe('/es/personal/entrar')
  expect(answer.headers.get('Set-Cookie')).toMatch(/^staff=; Max-Age=0/)
  expect(await sessions.find(id)).toBeNull()
})
