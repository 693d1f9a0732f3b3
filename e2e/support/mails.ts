import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runData } from '../../scripts/lib/e2e-settings.js'
import { readMessage, type Message } from './read-message'

/** Where the site leaves its mails; E2E_DATA names the data of one that runs already. */
const folder = join(process.env.E2E_DATA ?? runData, 'mail')

/** Every mail that holds these words, e.g. a reference, by its recipient. */
export async function findMails(words: string): Promise<Message[]> {
  const names = await readdir(folder).catch(() => [])
  const messages = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => readMessage(await readFile(join(folder, name), 'latin1'))),
  )
  return messages.filter(({ subject, text }) => `${subject} ${text}`.includes(words))
}
