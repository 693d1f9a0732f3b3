import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type ContentChange,
  contentChangeSchema,
  contentSignatureHeader,
} from '../../content-types/content-change'
import { type PictureAnswer, pictureQuestionSchema } from '../../content-types/rental-import'
import { pictureWebhookPath } from '../../content-types/picture-webhook-path'
import { webhookSecret } from './start-cms'

/** How long a test waits for a webhook of a busy machine, in milliseconds. */
const patience = 20_000

/** An HTTP server that receives and verifies webhooks like the site. */
export async function listenForChanges() {
  const changes: ContentChange[] = []
  const refused: string[] = []
  const pictures = new Map<string, PictureAnswer>()
  const asked: string[] = []
  let newest = 0
  const take = (change: ContentChange) => {
    changes.push(change)
    newest = Math.max(newest, Number(change.revision))
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const signature = String(request.headers[contentSignatureHeader])
    const [, seconds, digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
    const expected = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex')
    const age = Math.abs(Date.now() / 1000 - Number(seconds))
    if (digest !== expected || age >= 60) {
      refused.push(signature)
      response.end()
    } else if (request.url === `/${pictureWebhookPath}`) {
      const { address } = pictureQuestionSchema.parse(JSON.parse(body))
      asked.push(address)
      response.end(JSON.stringify(pictures.get(address) ?? { problem: 'Unreachable' }))
    } else {
      take(contentChangeSchema.parse(JSON.parse(body)))
      response.end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')

  return {
    url: `http://127.0.0.1:${address.port}/webhooks/content`,
    refused,
    /** What the listener answers the CMS for the picture at an address, and for which it was asked. */
    pictures,
    asked,
    /**
     * The webhooks since the last call, once none has arrived for a moment and the last one names `revision`, that of
     * the CMS now. In the order of their revisions: they are sent at the same time and may overtake each other, as the
     * site's revision tracker expects.
     */
    async heard(revision: () => Promise<number>): Promise<ContentChange[]> {
      const deadline = Date.now() + patience
      let count = -1
      while (count !== changes.length || (newest < (await revision()) && Date.now() < deadline)) {
        count = changes.length
        await wait(300)
      }
      return changes.splice(0).sort((a, b) => Number(a.revision) - Number(b.revision))
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
