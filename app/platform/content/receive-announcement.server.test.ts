import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { contentSignatureHeader } from '~content/content-change'
import { env } from '~/platform/env/env.server'
import { onContentChange, type ContentHandler } from './content-events.server'
import { receiveAnnouncement } from './receive-announcement.server'
import { signatureFor } from './verify-signature.server'

const change = {
  event: 'unpublish',
  uid: 'api::rental.rental',
  documentId: 'casa',
  locale: null,
  revision: '7',
}

function announcement(body: string, signature: string): Request {
  return new Request('http://localhost:3000/webhooks/content', {
    method: 'POST',
    headers: { [contentSignatureHeader]: signature },
    body,
  })
}

const signed = (body: string) => announcement(body, signatureFor(env.CONTENT_WEBHOOK_SECRET, body))

function handled() {
  const handler = vi.fn<ContentHandler>(async () => [])
  onTestFinished(onContentChange(handler))
  return handler
}

describe('the announcements of the CMS', () => {
  it('are taken in when signed', async () => {
    const handler = handled()
    expect((await receiveAnnouncement(signed(JSON.stringify(change)))).status).toBe(202)
    await vi.waitFor(() => expect(handler).toHaveBeenCalledWith({ kind: 'change', change }))
  })

  it('are refused without a valid signature', async () => {
    const handler = handled()
    const body = JSON.stringify(change)
    const forged = signatureFor('another-secret-altogether', body)
    expect((await receiveAnnouncement(announcement(body, forged))).status).toBe(401)
    expect((await receiveAnnouncement(announcement(body, ''))).status).toBe(401)
    expect(handler).not.toHaveBeenCalled()
  })

  it.each(['', 'nonsense', '[]', '{"event":"burn"}', JSON.stringify({ ...change, uid: 1 })])(
    'are refused when signed but not as agreed: %s',
    async (body) => {
      const handler = handled()
      expect((await receiveAnnouncement(signed(body))).status).toBe(400)
      expect(handler).not.toHaveBeenCalled()
    },
  )

  it('are sent by POST only', async () => {
    const request = new Request('http://localhost:3000/webhooks/content')
    expect((await receiveAnnouncement(request)).status).toBe(405)
  })
})
