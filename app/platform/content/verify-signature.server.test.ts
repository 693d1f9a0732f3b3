import { describe, expect, it } from 'vitest'
import { minutes } from '~/platform/units/duration'
import { isSignedBy, signatureFor } from './verify-signature.server'

const secret = 'the-secret-both-programs-share'
const body = '{"event":"publish"}'
const now = Date.UTC(2026, 0, 15, 12)

describe('the signature of a webhook', () => {
  it('is accepted when secret, body and time fit', () => {
    expect(isSignedBy(secret, body, signatureFor(secret, body, now), now)).toBe(true)
  })

  it('is rejected for another body, secret or time', () => {
    const header = signatureFor(secret, body, now)
    expect(isSignedBy(secret, `${body} `, header, now)).toBe(false)
    expect(isSignedBy('another-secret-of-that-length', body, header, now)).toBe(false)
    expect(isSignedBy(secret, body, header.replace(/^t=\d+/, 't=1'), now)).toBe(false)
  })

  it('is rejected five minutes later, and from five minutes ahead', () => {
    const header = signatureFor(secret, body, now)
    expect(isSignedBy(secret, body, header, now + minutes(5))).toBe(true)
    expect(isSignedBy(secret, body, header, now + minutes(5) + 1000)).toBe(false)
    expect(isSignedBy(secret, body, header, now - minutes(5) - 1000)).toBe(false)
  })

  it.each([null, '', 't=1', 'v1=ab', 't=x,v1=y', `t=1,v1=${'0'.repeat(63)}`, 't=1,v1=é'])(
    'is refused without an error when it is %j',
    (header) => {
      expect(isSignedBy(secret, body, header, now)).toBe(false)
    },
  )
})
