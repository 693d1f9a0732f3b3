import { request, type IncomingHttpHeaders } from 'node:http'

export type HttpAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

export type HttpOptions = {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** One request to a local port, without what `fetch` adds, decodes or hides. */
export function httpRequest(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: HttpOptions = {},
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { Host: 'localhost:3000', ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
