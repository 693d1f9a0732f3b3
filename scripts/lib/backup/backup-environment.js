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
  return withLines(text, '# From the environment of the programs.', elsewhere, settings)
}

/**
 * The text of the env file of a restored installation: that of the backup, with the places of the data that the
 * environment of the restore names. Without them the next start would look for the original's data.
 * @param {string} text of the backup
 * @param {Record<string, string | undefined>} environment
 * @returns {{ text: string, moved: string[] }} `moved`: names of the variables that were written
 */
export function restoredEnvironment(text, environment) {
  const written = parseEnv(text)
  const moved = ['DATA_DIR', 'DATABASE_FILENAME', 'DATABASE_URL'].filter(
    (name) => environment[name] && environment[name] !== written[name],
  )
  return { text: withLines(text, '# Where the data were restored.', moved, environment), moved }
}

/**
 * Adds lines to the text of an env file. A later line of a name wins over an earlier one. Throws StepFailed for a value
 * that cannot be written so that it is read back as it is.
 * @param {string} text
 * @param {string} title
 * @param {string[]} names
 * @param {Record<string, string | undefined>} values
 */
function withLines(text, title, names, values) {
  if (names.length === 0) return text
  const lines = names.map((name) => lineOf(name, values[name] ?? ''))
  return `${text.trimEnd()}\n\n${title}\n${lines.join('\n')}\n`
}

/**
 * An env file knows no escapes: a value stands between quotes that it does not hold itself.
 * @param {string} name
 * @param {string} value
 */
function lineOf(name, value) {
  const lines = ['"', "'", '`'].map((quote) => `${name}=${quote}${value}${quote}`)
  const line = lines.find((one) => parseEnv(one)[name] === value)
  if (line !== undefined) return line
  throw new StepFailed(
    `${name} cannot be written into a file of settings: it has every kind of quotes, or line breaks beside them.`,
  )
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
