import { join } from 'node:path'
import { writeAtomically } from '~/platform/files/write-atomically.server'
import { log } from '~/platform/log/log.server'
import type { ComposedMail } from './compose-mail.server'

/** Writes a message to an `.eml` file. Sending it again replaces the file. */
export async function writeToFolder(
  folder: string,
  messageId: string,
  { raw }: ComposedMail,
): Promise<void> {
  const file = join(folder, `${messageId}.eml`)
  await writeAtomically(file, raw)
  log.info({ file }, 'SMTP_URL is not set: e-mail written to a file')
}
