import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod'
import { outboxKind } from '~/platform/outbox/outbox-kind'
import { createOutbox } from '~/platform/outbox/create-outbox.server'
import { minutes } from '~/platform/units/duration'
import { temporaryFolder } from '~/testing/temporary-folder'
import { composeMail } from './compose-mail.server'
import { createSmtp } from './smtp.server'

/** A mail server that refuses the first `refusals` messages. */
async function startMailServer({ refusals = 0 } = {}) {
  const received: { to: string[]; message: string }[] = []
  let attempts = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      void text(stream).then((message) => {
        if (++attempts <= refusals) {
          done(Object.assign(new Error('Greylisted, come back'), { responseCode: 451 }))
          return
        }
        received.push({ to: envelope.rcptTo.map(({ address }) => address), message })
        done()
      })
    },
  })
  const listener = server.listen(0, '127.0.0.1')
  await new Promise((resolve) => listener.once('listening', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = listener.address() as AddressInfo
  return { smtp: createSmtp(`smtp://127.0.0.1:${port}`), received, attempts: () => attempts }
}

const messageTo = (address: string, messageId: string) =>
  composeMail(
    {
      messageId,
      from: { name: 'Ceiba Stays', address: 'hello@ceiba.example' },
      to: { name: '', address },
      subject: 'Thank you',
      text: 'We got it.\n.\nReally.',
      html: '<p>We got it.</p>',
    },
    'ceiba.example',
  )

it('hands a message over to an SMTP server', async () => {
  const { smtp, received } = await startMailServer()
  await smtp.send(await messageTo('ana@example.com', 'one.visitor'))
  expect(received).toEqual([
    { to: ['ana@example.com'], message: expect.stringContaining('Subject: Thank you') },
  ])
  expect(received[0]?.message).toContain('Message-ID: <one.visitor@ceiba.example>')
})

it('is refused, and sent again by the outbox with the same Message-ID', async () => {
  const { smtp, received, attempts } = await startMailServer({ refusals: 1 })
  let time = Date.UTC(2026, 10, 21)
  const file = join(await temporaryFolder(), 'outbox.db')
  const outbox = createOutbox({ file, now: () => time })
  const kind = outboxKind({
    name: 'note',
    schema: z.object({ email: z.string() }),
    steps: [
      {
        name: 'mail',
        deliver: async ({ id, payload }, { signal }) => {
          await smtp.send(await messageTo(payload.email, `${id}.visitor`), signal)
          return null
        },
      },
    ],
  })
  const key = { value: 'k', window: null }
  const answer = outbox.accept({ kind, key, payload: { email: 'ana@example.com' } })
  const stop = await outbox.start([kind])
  await vi.waitFor(() => expect(attempts()).toBe(1), { timeout: 3000 })
  await stop()
  expect(received).toEqual([])

  time += minutes(1)
  const stopAgain = await outbox.start([kind])
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 3000 })
  await stopAgain()
  const id = answer.outcome === 'accepted' ? answer.id : ''
  expect(received[0]?.message).toContain(`Message-ID: <${id}.visitor@ceiba.example>`)
  expect(attempts()).toBe(2)
})

it('fails with the reason of the server, or where there is none', async () => {
  const { smtp } = await startMailServer({ refusals: 1 })
  const mail = await messageTo('ana@example.com', 'two.visitor')
  await expect(smtp.send(mail)).rejects.toThrow(/451.*Greylisted/)
  await expect(createSmtp('smtp://127.0.0.1:1').send(mail)).rejects.toThrow(/ECONNREFUSED/)
})
