import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { seconds } from '~/platform/units/duration'
import { describeOnPostgres } from '~/testing/database/describe-on-both-engines'
import { newPostgresDatabase } from '~/testing/database/test-postgres'
import { startTcpProxy } from '~/testing/database/tcp-proxy'
import { createOutbox } from './create-outbox.server'
import { outboxKind } from './outbox-kind'

describeOnPostgres('an outbox whose PostgreSQL server goes away', () => {
  it('acknowledges nothing meanwhile, and takes and delivers by itself when it is back', async () => {
    const url = new URL(await newPostgresDatabase())
    const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) })
    url.host = `127.0.0.1:${proxy.port}`
    const outbox = createOutbox({ location: { url: url.href } })
    const delivered: string[] = []
    const kind = outboxKind({
      name: 'note',
      schema: z.object({ text: z.string() }),
      steps: [
        {
          name: 'file',
          deliver: async ({ payload }) => {
            delivered.push(payload.text)
            return null
          },
        },
      ],
    })
    const send = (text: string) =>
      outbox.accept({ kind, key: { value: text, window: null }, payload: { text } })
    onTestFinished(await outbox.start([kind]))
    expect(await send('before')).toMatchObject({ outcome: 'accepted' })
    await expect.poll(() => delivered, { timeout: seconds(30) }).toEqual(['before'])

    proxy.cut()
    expect(await send('meanwhile')).toEqual({ outcome: 'unavailable' })
    expect(await outbox.figures()).toEqual({})
    expect(await outbox.canWrite()).toBe(false)
    proxy.mend()
    const sendAgain = async () => (await send('meanwhile')).outcome
    await expect.poll(sendAgain, { timeout: seconds(10) }).toBe('accepted')
    await expect.poll(() => delivered, { timeout: seconds(30) }).toEqual(['before', 'meanwhile'])
  })
})
