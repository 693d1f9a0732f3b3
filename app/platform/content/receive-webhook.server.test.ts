import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { contentSignatureHeader } from '~content/content-change'
import { env } from '~/platform/env/env.server'
import { eventually } from '~/testing/eventually'
import { onContentChange, type ContentHandler } from './content-events.server'
import { receiveWebhook } from './receive-webhook.server'
import { signatureFor } from './verify-signature.server'

const change = {
  event: 'unpublish',
  uid: 'api::rental.rental',
  documentId: 'casa',
  locale: null,
  revision: '7',
}

function webhookRequest(body: string, signature: string): Request {
  return new Request('http://localhost:3000/webhooks/content', {
    method: 'POST',
    headers: { [contentSignatureHeader]: signature },
    body,
  })
}

const signed = (body: string) =>
  webhookRequest(body, signatureFor(env.CONTENT_WEBHOOK_SECRET, body))

function handled() {
  const handler = vi.fn<ContentHandler>(async () => [])
  onTestFinished(onContentChange(handler))
  return handler
}

describe('the content webhook', () => {
  it('is accepted with a valid signature', async () => {
    const handler = handled()
    expect((await receiveWebhook(signed(JSON.stringify(change)))).status).toBe(202)
    await eventually(() => expect(handler).toHaveBeenCalledWith({ kind: 'change', change }))
  })

  it('is rejected without a valid signature', async () => {
    const handler = handled()
    const body = JSON.stringify(change)
    const forged = signatureFor('another-secret-altogether', body)
    expect((await receiveWebhook(webhookRequest(body, forged))).status).toBe(401)
    expect((await receiveWebhook(webhookRequest(body, ''))).status).toBe(401)
    expect(handler).not.toHaveBeenCalled()
  })

  it.each(['', 'nonsense', '[]', '{"event":"burn"}', JSON.stringify({ ...change, uid: 1 })])(
    'is rejected when signed but invalid: %s',
    async (body) => {
      const handler = handled()
      expect((await receiveWebhook(signed(body))).status).toBe(400)
      expect(handler).not.toHaveBeenCalled()
    },
  )

  it('is accepted by POST only', async () => {
    const request = new Request('http://localhost:3000/webhooks/content')
    expect((await receiveWebhook(request)).status).toBe(405)
  })
})
