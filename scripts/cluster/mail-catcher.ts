import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/**
 * A mail server that writes each message to `folder`, as the site does without one. A message that comes again has the
 * same Message-ID and the same file; `repeats` counts these.
 */
export async function startMailCatcher(folder: string, port: number) {
  mkdirSync(folder, { recursive: true })
  const seen = new Set<string>()
  let repeats = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      text(stream).then((message) => {
        const id = /^message-id:\s*(\S+)/im.exec(message)?.[1] ?? message
        const name = createHash('sha256').update(id).digest('hex').slice(0, 32)
        if (seen.has(name)) repeats++
        seen.add(name)
        writeFileSync(join(folder, `${name}.eml`), message)
        done()
      }, done)
    },
  })
  // A node that is killed in the middle of a message.
  server.on('error', () => undefined)
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    repeats: () => repeats,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
