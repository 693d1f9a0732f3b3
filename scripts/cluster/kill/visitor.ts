import { newVisitor } from '../../bench/send-forms.mjs'

export type Answer = {
  /** 0: none. */
  status: number
  text: string
  location: string | null
  cookie: string | null
}

export type Visitor = ReturnType<typeof createVisitor>

const noAnswer: Answer = { status: 0, text: '', location: null, cookie: null }

/** Somebody with an address of their own who asks the site. A request without an answer has the status 0. */
export function createVisitor(address: string, origin: string, more: Record<string, string> = {}) {
  const headers = { ...newVisitor(), Origin: origin, ...more }

  async function ask(
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: BodyInit } = {},
  ): Promise<Answer> {
    try {
      const answer = await fetch(address + path, {
        ...init,
        headers: { ...headers, ...init.headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
      })
      return {
        status: answer.status,
        text: await answer.text(),
        location: answer.headers.get('Location'),
        cookie: answer.headers
          .getSetCookie()
          .map((one) => one.split(';')[0])
          .join('; '),
      }
    } catch {
      return noAnswer
    }
  }

  return {
    read: (path: string) => ask(path),
    sendJson: (path: string, body: object) =>
      ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    sendForm: (path: string, fields: Record<string, string>) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields) }),
    sendFile(path: string, { name, type, content }: SentFile) {
      const body = new FormData()
      body.set('files', new Blob([new Uint8Array(content)], { type }), name)
      return ask(path, { method: 'POST', body })
    },
  }
}

export type SentFile = { name: string; type: string; content: Buffer }
