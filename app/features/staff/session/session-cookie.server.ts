import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '~/platform/env/env.server'

const shape = /^([\w-]{43})\.([\w-]{43})$/

type CookieOptions = { siteOrigin: string; key: string }

export type SessionCookie = ReturnType<typeof createSessionCookie>

/**
 * The cookie of the staff: the id of a session with our signature, so that a made-up one is told without asking
 * the database. Scripts cannot read it, other sites cannot send it with a form, and it goes with the browser.
 */
export function createSessionCookie({ siteOrigin, key }: CookieOptions) {
  const isSecure = siteOrigin.startsWith('https:')
  // The prefix keeps other hosts of the domain from setting it; browsers take it with TLS alone.
  const name = isSecure ? '__Host-staff' : 'staff'
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const signatureOf = (id: string) =>
    createHmac('sha256', key).update(`staff session ${id}`).digest('base64url')

  function isOurs(id: string, signature: string): boolean {
    return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id)))
  }

  return {
    /** The value of `Set-Cookie` that gives a browser its session. */
    set: (id: string): string => `${name}=${id}.${signatureOf(id)}${attributes}`,

    /** The value of `Set-Cookie` that takes it away. */
    clear: (): string => `${name}=; Max-Age=0${attributes}`,

    /** The id that a request carries; null if it carries none with our signature. */
    read(request: Request): string | null {
      for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
        const [given = '', value = ''] = pair.trim().split('=', 2)
        if (given !== name) continue
        const [, id, signature] = shape.exec(value) ?? []
        if (id && signature && isOurs(id, signature)) return id
      }
      return null
    },
  }
}

/** The cookie of this site. */
export function sessionCookie(): SessionCookie {
  return createSessionCookie({ siteOrigin: env.SITE_ORIGIN, key: env.STAFF_SESSION_KEY })
}
