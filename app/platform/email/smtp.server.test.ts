import { expect, it } from 'vitest'
import * as z from 'zod'
import { outboxKind } from '~/platform/outbox/outbox-kind'
import { createOutbox } from '~/platform/outbox/create-outbox.server'
import { minutes } from '~/platform/units/duration'
import { startMailServer } from '~/testing/network/mail-server'
import { temporarySqlite } from '~/testing/database/temporary-sqlite'
import { eventually } from '~/testing/eventually'
import { composeMail } from './compose-mail.server'
import { createSmtp } from './smtp.server'

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
  const { url, received } = await startMailServer()
  const smtp = createSmtp(url)
  await smtp.send(await messageTo('ana@example.com', 'one.visitor'))
  expect(received).toEqual([
    { to: ['ana@example.com'], message: expect.stringContaining('Subject: Thank you') },
  ])
  expect(received[0]?.message).toContain('Message-ID: <one.visitor@ceiba.example>')
})

it('is refused, and sent again by the outbox with the same Message-ID', async () => {
  const { url, received, attempts } = await startMailServer({ refusals: 1 })
  const smtp = createSmtp(url)
  let time = Date.UTC(2026, 10, 21)
  const outbox = createOutbox({ location: await temporarySqlite(), now: () => time })
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
  const answer = await outbox.accept({ kind, key, payload: { email: 'ana@example.com' } })
  const stop = await outbox.start([kind])
  await eventually(() => expect(attempts()).toBe(1))
  await stop()
  expect(received).toEqual([])

  time += minutes(1)
  const stopAgain = await outbox.start([kind])
  await eventually(() => expect(received).toHaveLength(1))
  await stopAgain()
  const id = answer.outcome === 'accepted' ? answer.id : ''
  expect(received[0]?.message).toContain(`Message-ID: <${id}.visitor@ceiba.example>`)
  expect(attempts()).toBe(2)
})

it('fails with the reason of the server, or where there is none', async () => {
  const { url } = await startMailServer({ refusals: 1 })
  const smtp = createSmtp(url)
  const mail = await messageTo('ana@example.com', 'two.visitor')
  await expect(smtp.send(mail)).rejects.toThrow(/451.*Greylisted/)
  await expect(createSmtp('smtp://127.0.0.1:1').send(mail)).rejects.toThrow(/ECONNREFUSED/)
})
