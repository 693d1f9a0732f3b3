/** A mail as its reader sees it. */
export type Message = {
  to: string
  replyTo: string
  subject: string
  text: string
  html: string
  /** Names of the files that come along. */
  attachments: string[]
  /** Where mail programs end the subscription. */
  unsubscribe: string
}

/** Reads a message of RFC 5322 with a text and an HTML part, as the site composes it. */
export function readMessage(raw: string): Message {
  const { headers, body } = parse(raw)
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '')?.[1] ?? ''
  const parts = body.split(`--${boundary}`).map((part) => parse(part.trimStart()))
  const partOf = (type: string) =>
    decodePart(parts.find(({ headers }) => headers.get('content-type')?.startsWith(type)))
  return {
    to: decodeWords(headers.get('to') ?? ''),
    replyTo: decodeWords(headers.get('reply-to') ?? ''),
    unsubscribe: headers.get('list-unsubscribe') ?? '',
    subject: decodeWords(headers.get('subject') ?? ''),
    text: partOf('text/plain'),
    html: partOf('text/html'),
    attachments: [...raw.matchAll(/filename="?([^";\r\n]+)/g)].map(([, name = '']) => name),
  }
}

type Part = { headers: Map<string, string>; body: string }

function parse(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers: new Map(headers), body: raw.slice(end + 4) }
}

function decodePart(part: Part | undefined): string {
  if (!part) return ''
  const encoding = part.headers.get('content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8')
  const text = encoding === 'quoted-printable' ? unquote(part.body) : part.body
  return Buffer.from(text, 'latin1').toString('utf8').replaceAll('\r\n', '\n')
}

function unquote(text: string): string {
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}

/** Encoded words of RFC 2047: `=?UTF-8?Q?=C2=A1Hola!?=`. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : Buffer.from(unquote(word.replaceAll('_', ' ')), 'latin1').toString('utf8'),
    )
}
