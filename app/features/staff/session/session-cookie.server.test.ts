import { describe, expect, it } from 'vitest'
import { createSessionCookie } from './session-cookie.server'

const key = 'a key of the tests, long enough to be one'
const id = 'i'.repeat(43)
const plain = createSessionCookie({ siteOrigin: 'http://localhost:3000', key })
const secure = createSessionCookie({ siteOrigin: 'https://stays.example', key })

const carrying = (cookie: string) => new Request('http://x.test/', { headers: { Cookie: cookie } })
const valueOf = (header: string) => header.split(';', 1)[0] ?? ''

describe('the cookie of the staff', () => {
  it('is kept from scripts, from other sites and, with TLS, from the open wire', () => {
    expect(plain.set(id)).toMatch(/^staff=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(secure.set(id)).toMatch(
      /^__Host-staff=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(secure.clear()).toMatch(/^__Host-staff=; Max-Age=0; .*Secure$/)
  })

  it('brings its id back among other cookies', () => {
    expect(plain.read(carrying(`a=b; ${valueOf(plain.set(id))}; c=d`))).toBe(id)
    expect(plain.read(carrying('a=b'))).toBeNull()
    expect(plain.read(new Request('http://x.test/'))).toBeNull()
  })

  it('counts only as we gave it', () => {
    const given = valueOf(plain.set(id))
    const foreign = createSessionCookie({
      siteOrigin: 'http://localhost:3000',
      key: 'another key of the tests, as long as that',
    })
    for (const forged of [
      given.slice(0, -1),
      given.replace('=i', '=j'),
      given.replace(/\.[\w-]/, '.#'),
      `${given}x`,
      `staff=${id}`,
      `staff=${id}.${'A'.repeat(43)}`,
      valueOf(foreign.set(id)),
      valueOf(secure.set(id)).replace('__Host-staff', 'Staff'),
      'staff=',
    ]) {
      expect(plain.read(carrying(forged)), forged).toBeNull()
    }
  })
})
