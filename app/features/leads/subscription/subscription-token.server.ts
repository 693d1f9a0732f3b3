import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { SubscriptionChange } from '~content/subscriber'
import { env } from '~/platform/env/env.server'

type Change = SubscriptionChange['change']

type ReadToken =
  | { outcome: 'valid'; submissionId: string }
  /** It was one of ours, and its time is over. */
  | { outcome: 'expired' }
  | { outcome: 'unknown' }

const shape = /^([\w-]{16,100})\.([0-9a-z]{1,11})\.([\w-]{32})$/
const signatureBytes = 24
const keyBytes = 32

/**
 * What an e-mail's link carries: the subscription, until when the link works (null: for ever), and a signature by
 * a key that neither the database nor the CMS has. A token of one change makes no other.
 */
export function subscriptionToken(
  change: Change,
  submissionId: string,
  expiresAt: Date | null,
): string {
  const claim = `${submissionId}.${(expiresAt?.getTime() ?? 0).toString(36)}`
  return `${claim}.${sign(change, claim, env.PRIVATE_FILES_KEY).toString('base64url')}`
}

/** The subscription that a token names, also one that was signed before a rotation of the key. */
export function readSubscriptionToken(change: Change, token: string, now = new Date()): ReadToken {
  const [, submissionId = '', expiry = '', signature = ''] = shape.exec(token) ?? []
  if (!submissionId) return { outcome: 'unknown' }
  const given = Buffer.from(signature, 'base64url')
  const isOurs = [env.PRIVATE_FILES_KEY, ...env.PRIVATE_FILES_OLDER_KEYS].some((key) =>
    timingSafeEqual(given, sign(change, `${submissionId}.${expiry}`, key)),
  )
  if (!isOurs) return { outcome: 'unknown' }
  const expiresAt = Number.parseInt(expiry, 36)
  if (expiresAt !== 0 && expiresAt <= now.getTime()) return { outcome: 'expired' }
  return { outcome: 'valid', submissionId }
}

function sign(change: Change, claim: string, secret: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, 'subscription links', change, keyBytes))
  return createHmac('sha256', key).update(claim).digest().subarray(0, signatureBytes)
}
