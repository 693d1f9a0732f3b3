import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { PreviewClaim } from '~content/preview'
import { readPreviewToken, signPreview } from './preview-token.server'

const secret = 'a-secret-of-the-tests'
const now = Date.UTC(2026, 10, 21)
const claim: PreviewClaim = {
  uid: 'api::landing-page.landing-page',
  documentId: 'l6vf2x591cvo6mrihpclqbff',
  locale: 'en',
  status: 'draft',
  expiresAt: now / 1000 + 60,
}
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const read = (token: string, at = now) => readPreviewToken(token, secret, at)

/** A token as a program with this secret could make it, whatever it says. */
function sign(value: unknown, key = secret, prefix = 'preview.') {
  const text = encode(value)
  return `${text}.${createHmac('sha256', key)
    .update(prefix + text)
    .digest('base64url')}`
}

describe('the token of a preview', () => {
  it('says what its bearer may look at', () => {
    expect(read(signPreview(claim, secret))).toEqual({ outcome: 'valid', claim })
    expect(sign(claim)).toBe(signPreview(claim, secret))
  })

  it('ends at its second', () => {
    const token = signPreview(claim, secret)
    expect(read(token, claim.expiresAt * 1000 - 1).outcome).toBe('valid')
    expect(read(token, claim.expiresAt * 1000).outcome).toBe('expired')
  })

  it.each([
    ['another document', { ...claim, documentId: 'ay9yqglnxfszoeyya01c7trc' }],
    ['another language', { ...claim, locale: 'es' }],
    ['another type', { ...claim, uid: 'api::rental.rental' }],
    ['a later end', { ...claim, expiresAt: claim.expiresAt + 1 }],
  ])('is not good for %s', (_, changed) => {
    const [, signature] = signPreview(claim, secret).split('.')
    expect(read(`${encode(changed)}.${signature}`)).toEqual({ outcome: 'forged' })
  })

  it('is not forged with another secret or the signature of something else', () => {
    expect(read(sign(claim, 'another-secret'))).toEqual({ outcome: 'forged' })
    expect(read(sign(claim, secret, ''))).toEqual({ outcome: 'forged' })
  })

  it.each([
    ['a type without previews', { ...claim, uid: 'api::inquiry.inquiry' }],
    ['an admin', { ...claim, uid: 'admin::user' }],
    ['a language that nobody has', { ...claim, locale: 'fr' }],
    ['every document', { ...claim, documentId: '*' }],
    ['more than was agreed', { ...claim, populate: '*' }],
    ['nothing', null],
  ])('says nothing for %s, even when it is signed', (_, value) => {
    expect(read(sign(value))).toEqual({ outcome: 'forged' })
  })

  it.each([
    '',
    '.',
    '..',
    'a.b.c',
    `${encode(claim)}.`,
    encode(claim),
    '%00.%00',
    'x'.repeat(5000),
  ])('is not %j', (token) => {
    expect(read(token)).toEqual({ outcome: 'forged' })
  })
})
