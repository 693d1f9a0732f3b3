import { once } from 'node:events'
import { request as requestPlain, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { names, type Front } from './start-front'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
export type Question = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** The name in SNI and Host. */
  name?: string
  isPlain?: boolean
  /** The visitor's own address. */
  from?: string
}
export type Ask = (path: string, question?: Question) => Promise<Answer>

/** Asks nginx, each time on a new connection, and checks the certificate. A connection that breaks off throws. */
export function createAsk({ ports, certificate }: Front): Ask {
  return async (path, question = {}) => {
    const { method = 'GET', headers = {}, body, name = names.site, isPlain, from } = question
    const common = { host: '127.0.0.1', path, method, agent: false, localAddress: from }
    const send = { ...common, headers: { Host: name, ...headers } }
    const outgoing = isPlain
      ? requestPlain({ ...send, port: ports.http })
      : requestSecure({ ...send, port: ports.https, servername: name, ca: certificate })
    const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>
    // A body that is rejected is not read to its end, which is no failure once there is an answer.
    outgoing.on('error', () => {})
    outgoing.end(body)
    const [response] = await answered
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: await buffer(response),
    }
  }
}

/** The form of the upload call with one picture. */
export function uploadForm(picture: Buffer): Pick<Question, 'method' | 'headers' | 'body'> {
  const boundary = 'b0undary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
  return {
    method: 'POST',
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      Origin: `https://${names.site}`,
    },
    body: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
