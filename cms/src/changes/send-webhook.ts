import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { seconds } from '../content-types/duration'
import { environment } from '../environment/environment'

export type ContentChange = {
  event: 'create' | 'update' | 'publish' | 'unpublish' | 'delete'
  uid: string
  documentId: string
  locale: string | null
  revision: string
  previous: string
}

const pauses = [0, 500, seconds(2), seconds(5)]
const patience = seconds(3)

/**
 * Sends the signed webhook of a content change. Never throws; after a few tries it gives up, because the site also
 * polls the content revision.
 */
export async function sendWebhook(strapi: Core.Strapi, change: ContentChange): Promise<void> {
  const body = JSON.stringify(change)
  let failure: unknown
  for (const pause of pauses) {
    await wait(pause, undefined, { ref: false })
    try {
      const status = await post(body)
      if (status < 300) return
      failure = `answered ${status}`
    } catch (error) {
      failure = error instanceof Error ? error.message : error
    }
  }
  strapi.log.warn(`Content webhook failed for ${change.event} ${change.uid}: ${String(failure)}`)
}

async function post(body: string): Promise<number> {
  const { CONTENT_WEBHOOK_URL, CONTENT_WEBHOOK_SECRET } = environment()
  const seconds = Math.floor(Date.now() / 1000)
  const response = await fetch(CONTENT_WEBHOOK_URL, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-content-signature': signatureOf(body, CONTENT_WEBHOOK_SECRET, seconds),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  await response.body?.cancel()
  return response.status
}

/** The value of `x-content-signature` for a body sent at `seconds` (Unix time). */
export function signatureOf(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}
