import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { reachable } from './addresses.js'
import { repository } from './repository.js'
import { StepFailed } from './run-step.js'

/**
 * The settings that both programs are started with: the environment, then the env file, then what
 * follows from hosts and ports. Empty values count as not set.
 * @param {{ file: string, environment?: Record<string, string | undefined> }} source
 */
export function readSettings({ file, environment = process.env }) {
  const given = {
    ...(existsSync(file) ? withoutEmpty(parseEnv(readFileSync(file, 'utf8'))) : {}),
    ...withoutEmpty(environment),
  }
  const SITE_PORT = given.SITE_PORT ?? '3000'
  const CMS_PORT = given.CMS_PORT ?? '1337'
  const SITE_HOST = given.SITE_HOST ?? '127.0.0.1'
  const CMS_HOST = given.CMS_HOST ?? '127.0.0.1'
  const site = `${reachable(SITE_HOST)}:${SITE_PORT}`
  const cms = `${reachable(CMS_HOST)}:${CMS_PORT}`
  return {
    ...given,
    SITE_PORT,
    SITE_HOST,
    CMS_PORT,
    CMS_HOST,
    SITE_ORIGIN: (given.SITE_ORIGIN ?? `http://localhost:${SITE_PORT}`).replace(/\/+$/, ''),
    // The CMS and the start command call the site by its address on this machine, whatever its origin.
    SITE_EXTRA_HOSTS: [given.SITE_EXTRA_HOSTS, site].filter(Boolean).join(','),
    CMS_URL: given.CMS_URL ?? `http://${cms}`,
    CONTENT_WEBHOOK_URL: given.CONTENT_WEBHOOK_URL ?? `http://${site}/webhooks/content`,
    DATA_DIR: resolve(repository, given.DATA_DIR ?? 'data'),
    // The CMS reads its env file itself; it must be the same one.
    ENV_PATH: file,
  }
}

/** @typedef {ReturnType<typeof readSettings> & Record<string, string | undefined>} Settings */

/**
 * The settings for a script that reads what a site has stored. Throws StepFailed without those of a site, since the
 * script would look at an empty folder instead.
 * @param {Parameters<typeof readSettings>[0]} source
 */
export function readSiteSettings(source) {
  /** @type {Settings} */
  const settings = readSettings(source)
  if (settings.PRIVATE_FILES_KEY) return settings
  throw new StepFailed(
    `Neither ${source.file} nor the environment holds the settings of a site (PRIVATE_FILES_KEY). Where they are in another file, run npx tsx --env-file=FILE and the script.`,
  )
}

/**
 * @param {Record<string, string | undefined>} variables
 * @returns {Record<string, string | undefined>}
 */
function withoutEmpty(variables) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
}
