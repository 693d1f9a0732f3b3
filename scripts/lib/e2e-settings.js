import { ensureEnvironmentFile } from './environment-file.js'
import { inRepository } from './repository.js'
import { readSettings } from './settings.js'

/** The account of an editor in the tests' own CMS, which listens on loopback alone. */
export const e2eAdministrator = {
  email: 'editor@example.com',
  password: 'An-editor-in-tests-only-1',
}

/** Whether the tests run on two web nodes behind nginx (scripts/cluster). */
export const isCluster = process.env.CLUSTER === 'on'

/** The seeded data from which every run of the tests starts. */
export const seededData = inRepository('.cache', 'e2e', 'seeded')

/** What the running programs of the tests write to. */
export const runData = inRepository('.cache', 'e2e', 'run')

/** What these programs log. */
export const runLogs = inRepository('.cache', 'e2e', 'logs')

/** Where the process ids of the running programs stand, for tests of an outage. */
export const programIds = inRepository('.cache', 'e2e', 'programs.json')

/**
 * The settings of the end-to-end tests: ports, secrets and data of their own, whatever a developer's
 * `.env` says. E2E_SITE_PORT and E2E_CMS_PORT move them.
 * @param {string} dataDirectory
 */
export function e2eSettings(dataDirectory) {
  const file = inRepository('.cache', 'e2e', '.env')
  ensureEnvironmentFile({ file, example: inRepository('.env.example') })
  return readSettings({
    file,
    environment: {
      ...process.env,
      SITE_PORT: process.env.E2E_SITE_PORT ?? '3310',
      CMS_PORT: process.env.E2E_CMS_PORT ?? '1347',
      SITE_HOST: '127.0.0.1',
      CMS_HOST: '127.0.0.1',
      SITE_ORIGIN: '',
      SITE_EXTRA_HOSTS: '',
      CMS_URL: '',
      CMS_PUBLIC_URL: '',
      CONTENT_WEBHOOK_URL: '',
      DATA_DIR: dataDirectory,
      DATABASE_CLIENT: 'better-sqlite3',
      DATABASE_URL: '',
      DATABASE_FILENAME: 'cms.db',
      // No test cuts the power.
      SQLITE_SYNCHRONOUS: 'off',
      REDIS_URL: '',
      SMTP_URL: '',
      // One picture of the site for all, so that no map asks another host.
      MAP_TILE_URL: '/icon-192.png?tile=/{z}/{x}/{y}.png',
      TURNSTILE_SITE_KEY: '',
      TURNSTILE_SECRET_KEY: '',
      // Every test is a visitor of its own to the limit of forms.
      TRUSTED_PROXY: 'on',
      DEMO_CONTENT: 'on',
      // Each journey makes the stays that it looks at.
      DEMO_STAYS: 'off',
      // Encoding ahead would keep half a processor busy for the whole run.
      ENCODE_PICTURES_AHEAD: 'off',
      // At the effort of the real site pictures would take half of the processor time of all journeys.
      AVIF_EFFORT: '0',
      CMS_ADMIN_EMAIL: e2eAdministrator.email,
      CMS_ADMIN_PASSWORD: e2eAdministrator.password,
      LOG_LEVEL: 'info',
    },
  })
}
