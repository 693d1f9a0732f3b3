import { describe, expect, it } from 'vitest'
import { fc, propertyRuns } from '~/testing/fast-check'
import { composeMail, type Mail } from './compose-mail.server'

const mail: Mail = {
  messageId: 'b7c1.visitor',
  from: { name: 'Ceiba Stays', address: 'hello@ceiba.example' },
  to: { name: 'Ana López', address: 'ana@example.com' },
  subject: 'Su consulta: casa en Antigua – ¡gracias!',
  text: 'Hola',
  html: '<p>Hola</p>',
}

/** The headers of a message, each in one line. */
async function headersOf(changed: Partial<Mail>): Promise<[string, string][]> {
  const { raw } = await composeMail({ ...mail, ...changed }, 'ceiba.example')
  const [head = ''] = raw.toString('latin1').split('\r\n\r\n')
  return head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])
}

const expectedNames = [
  'Auto-Submitted',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Reply-To',
  'Subject',
  'To',
]

describe('a message', () => {
  it('carries the same Message-ID at every attempt', async () => {
    const [first, second] = [await headersOf({}), await headersOf({})].map((headers) =>
      new Map(headers).get('Message-ID'),
    )
    expect(first).toBe('<b7c1.visitor@ceiba.example>')
    expect(second).toBe(first)
  })

  it('holds text and HTML and what is attached', async () => {
    const { raw, envelope } = await composeMail(
      {
        ...mail,
        attachments: [{ filename: 'stay.ics', contentType: 'text/calendar', content: 'BEGIN' }],
      },
      'ceiba.example',
    )
    const text = raw.toString('latin1')
    expect(text).toContain('Hola')
    expect(text).toContain('<p>Hola</p>')
    expect(text).toMatch(/Content-Disposition: attachment; filename=stay\.ics/)
    expect(envelope).toEqual({ from: 'hello@ceiba.example', to: ['ana@example.com'] })
  })

  it('tells mail programs how a subscription ends with one request, in a line of its own', async () => {
    const unsubscribeUrl = `https://ceiba.example/unsubscribe/${'a'.repeat(90)}?language=es`
    const headers = new Map(await headersOf({ unsubscribeUrl }))
    expect(headers.get('List-Unsubscribe')).toBe(`<${unsubscribeUrl}>`)
    expect(headers.get('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(new Map(await headersOf({})).has('List-Unsubscribe')).toBe(false)
  })

  it('has the headers that we gave it and no other, whatever visitors write', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(
          fc.string(),
          fc.constantFrom('\r\n', '\n', '\r', '\u2028', '\u0085', '\v'),
          fc.string(),
        )
        .map(([a, lineBreak, b]) => `${a}${lineBreak}Bcc: evil@example.com${lineBreak}${b}`),
    )
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (name, subject) => {
        const headers = await headersOf({
          subject: `News: ${subject}`,
          to: { name, address: 'ana@example.com' },
          replyTo: { name, address: 'ana@example.com' },
        })
        expect(headers.map(([header]) => header).sort()).toEqual(expectedNames)
        expect(headers.flat().join('')).not.toMatch(/[\r\n]/)
      }),
      propertyRuns(),
    )
  })

  it.each(['a@example.com\r\nBcc: b@example.com', 'a@example.com,b@example.com', 'nobody'])(
    'is not made for the address %j',
    async (address) => {
      await expect(headersOf({ to: { name: '', address } })).rejects.toThrow('malformed')
      await expect(headersOf({ replyTo: { name: '', address } })).rejects.toThrow('malformed')
    },
  )

  it.each(['', 'a/b', '../a', 'a>\r\nX: y', 'a b'])('is not named %j', async (messageId) => {
    await expect(headersOf({ messageId })).rejects.toThrow('message id')
  })
})
