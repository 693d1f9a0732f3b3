import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runData } from '../../scripts/lib/e2e-settings.js'
import { readMessage, type Message } from './read-message'

/** Where the site leaves its mails; E2E_DATA names the data of one that runs already. */
const folder = join(process.env.E2E_DATA ?? runData, 'mail')

/** Every mail that was read, by its file: a file has the same mail for good, and there are hundreds in the end. */
const read = new Map<string, Message>()

/** Every mail that the site has written. */
export async function listMails(): Promise<Message[]> {
  const names = await readdir(folder).catch(() => [])
  return Promise.all(names.filter((name) => name.endsWith('.eml')).map(readMail))
}

async function readMail(name: string): Promise<Message> {
  const known = read.get(name)
  if (known) return known
  const message = readMessage(await readFile(join(folder, name), 'latin1'))
  read.set(name, message)
  return message
}

/** The mails that hold these words, e.g. a reference. */
export async function findMails(words: string): Promise<Message[]> {
  const mails = await listMails()
  return mails.filter(({ subject, text }) => `${subject} ${text}`.includes(words))
}
