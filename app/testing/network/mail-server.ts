import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail server that refuses the first `refusals` messages. */
export async function startMailServer({ refusals = 0 } = {}) {
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
  return { url: `smtp://127.0.0.1:${port}`, received, attempts: () => attempts }
}
