import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { repository } from '../repository.js'
import { StepFailed } from '../run-step.js'
import { backupNames, signingFile } from './backup-parts.js'
import { copyFile } from './copy-file.js'

/** @typedef {import('../settings.js').Settings} Settings */

/**
 * Copies the key and certificate with which the site signs PDFs. Throws StepFailed where the settings name
 * a file that is not there.
 * @param {{ settings: Settings, backup: string, say: (text: string) => void }} job
 */
export async function copySigningKey({ settings, backup, say }) {
  const named = namedFile(settings)
  const file = named ?? join(settings.DATA_DIR, signingFile)
  if (existsSync(file)) {
    await copyFile(file, join(backup, backupNames.data, signingFile))
    say('Copied the key that PDFs are signed with')
  } else if (named) {
    throw new StepFailed(
      `There is no ${named}, which PDF_SIGNING_FILE names. Run this where that file can be read.`,
    )
  } else {
    say(
      `Attention: no key for signing PDFs was copied. PDF_SIGNING_FILE is not set, and there is no ${file}.`,
    )
  }
}

/**
 * Tells where the key of a backup has to go before the site can start.
 * @param {{ settings: Settings, say: (text: string) => void }} job
 */
export function tellPlaceOfSigningKey({ settings, say }) {
  const named = namedFile(settings)
  const restored = join(settings.DATA_DIR, signingFile)
  if (!named || existsSync(named) || !existsSync(restored)) return
  say(`Attention: move ${restored} to ${named}, which PDF_SIGNING_FILE names. The site needs it.`)
}

/** @param {Settings} settings */
function namedFile({ PDF_SIGNING_FILE }) {
  return PDF_SIGNING_FILE ? resolve(repository, PDF_SIGNING_FILE) : null
}
