import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { inRepository } from '../repository.js'
import { StepFailed } from '../run-step.js'

/**
 * The text of an env file that opens what a backup holds: the lines of `file`, and those secrets that the
 * programs get from the environment instead. Throws StepFailed where a secret is in neither: what it
 * encrypts or signs would be lost.
 * @param {{ file: string, settings: Record<string, string | undefined>, example?: string }} source
 */
export function backupEnvironment({ file, settings, example = inRepository('.env.example') }) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const written = parseEnv(text)
  const secrets = secretNames(readFileSync(example, 'utf8'))
  const missing = secrets.filter((name) => !settings[name])
  if (missing.length > 0) {
    throw new StepFailed(
      `These keys are neither in ${file} nor in the environment: ${missing.join(', ')}. A backup without them cannot be used. Run this with the settings of the running programs.`,
    )
  }
  const elsewhere = [...secrets, ...places].filter(
    (name) => settings[name] && settings[name] !== written[name],
  )
  if (elsewhere.length === 0) return text
  const lines = elsewhere.map((name) => `${name}=${JSON.stringify(settings[name])}`)
  return `${text.trimEnd()}\n\n# From the environment of the programs.\n${lines.join('\n')}\n`
}

/** Settings that belong to the data as the keys do. */
const places = [
  'DATABASE_CLIENT',
  'DATABASE_FILENAME',
  'PRIVATE_FILES_OLDER_KEYS',
  'PDF_SIGNING_FILE',
]

/** @param {string} template */
function secretNames(template) {
  return [...template.matchAll(/^(\w+)=.*\{secret\}/gm)].map(([, name = '']) => name)
}
