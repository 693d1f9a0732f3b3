import { createTransport } from 'nodemailer'
import { seconds } from '~/platform/units/duration'
import type { ComposedMail } from './compose-mail.server'

export type Smtp = {
  /** Resolves when the server has accepted the message; throws with its reason otherwise. */
  send: (mail: ComposedMail, signal?: AbortSignal) => Promise<void>
}

/** Sends messages to an SMTP server, one connection each. `url`: `smtp://` or `smtps://`, with user and password. */
export function createSmtp(url: string): Smtp {
  const transport = createTransport({
    url,
    connectionTimeout: seconds(10),
    greetingTimeout: seconds(10),
    socketTimeout: seconds(20),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ envelope, raw }, signal) {
      await transport.sendMail({ envelope, raw, signal })
    },
  }
}
