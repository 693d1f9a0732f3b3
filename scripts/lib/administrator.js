import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDatabaseMissing } from './database-file.js'
import { setMark } from './mark.js'
import { ownerOnly } from './owner-only.js'
import { randomPassword } from './random-secret.js'

/** @typedef {import('./settings.js').Settings} Settings */
/** @typedef {{ email: string, password: string }} Account */

const defaultEmail = 'admin@ceibastays.example'

/**
 * The account for the CMS to make when it has no administrator yet; undefined after it was shown.
 * The password waits in a file of the owner until then, so that a stop in the middle loses nothing.
 * @param {Settings} settings
 * @returns {Account | undefined}
 */
export function pendingAdministrator(settings) {
  const { shown, waiting } = files(settings)
  if (existsSync(shown) && !isDatabaseMissing(settings)) return undefined
  const email = (settings.CMS_ADMIN_EMAIL ?? defaultEmail).toLowerCase()
  if (settings.CMS_ADMIN_PASSWORD) return { email, password: settings.CMS_ADMIN_PASSWORD }
  if (!existsSync(waiting)) {
    mkdirSync(settings.DATA_DIR, { recursive: true })
    writeFileSync(waiting, randomPassword(), { mode: ownerOnly.file })
  }
  return { email, password: readFileSync(waiting, 'utf8') }
}

/**
 * The settings with which the CMS makes the account.
 * @param {Settings} settings
 * @param {Account | undefined} account
 */
export function withAccount(settings, account) {
  if (!account) return settings
  return { ...settings, CMS_ADMIN_EMAIL: account.email, CMS_ADMIN_PASSWORD: account.password }
}

/**
 * Whether the account opens the CMS; it does not where the database had an administrator before.
 * @param {string} cms address of the CMS
 * @param {Account} account
 */
export async function canSignIn(cms, account) {
  const response = await fetch(`${cms}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  })
  await response.arrayBuffer()
  return response.ok
}

/**
 * The account has been shown: the password is kept nowhere any more.
 * @param {Settings} settings
 * @param {Account} account
 */
export function forgetPassword(settings, { email }) {
  const { shown, waiting } = files(settings)
  setMark(shown, email, ownerOnly.file)
  rmSync(waiting, { force: true })
}

/** @param {Settings} settings */
function files({ DATA_DIR }) {
  return {
    shown: join(DATA_DIR, 'administrator'),
    waiting: join(DATA_DIR, 'administrator-password'),
  }
}
