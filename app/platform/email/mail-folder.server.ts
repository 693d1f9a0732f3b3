import { join } from 'node:path'
import { writeAtomically } from '~/platform/files/write-atomically.server'
import { log } from '~/platform/log/log.server'
import type { ComposedMail } from './compose-mail.server'

/** Keeps a message as a file that mail programs open; sending it again replaces the file. */
export async function keepInFolder(
  folder: string,
  messageId: string,
  { raw }: ComposedMail,
): Promise<void> {
  const file = join(folder, `${messageId}.eml`)
  await writeAtomically(file, raw)
  log.info({ file }, 'SMTP_URL is not set: the mail was written to a file')
}
