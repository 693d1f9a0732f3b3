// A backup while ten forms a second are sent, restored elsewhere and started: what is lost, what is doubled,
// and how long it takes. Starts programs of its own.
//
//   node scripts/bench/backup-under-load.mjs --seconds 20 --forms 10
//
// Every form that was acknowledged before the backup began must be in the restored site, once.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import Database from 'better-sqlite3'
import { siteAddress } from '../lib/addresses.js'
import { outboxFile } from '../lib/backup/backup-parts.js'
import { restoreBackup } from '../lib/backup/restore-backup.js'
import { databaseFile } from '../lib/database-file.js'
import { startProgram } from '../lib/program.js'
import { inRepository } from '../lib/repository.js'
import { countWaiting, runCms, runSite, withOwnStack } from './own-stack.mjs'
import { createForms, sendForms } from './send-forms.mjs'

/** @typedef {import('../lib/settings.js').Settings} Settings */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    forms: { type: 'string', default: '10' },
  },
})

await withOwnStack(async (folder, settings) => {
  const backup = join(folder, 'backup')
  const { sent, began, seconds } = await backUpUnderLoad(settings, backup)

  const restoring = Date.now()
  const restored = await restoreElsewhere(settings, backup, folder)
  const copied = secondsSince(restoring)
  const programs = [await runCms(restored), await runSite(restored)]
  const ready = secondsSince(restoring)
  while ((await countWaiting(restored)) !== 0) await pause(200)
  const delivered = secondsSince(restoring)
  await end(programs)

  const taken = sent.flatMap(({ at, reference }) => (reference ? [{ at, reference }] : []))
  const before = taken.filter(({ at }) => at < began)
  const kept = countReferences(restored)
  const lost = before.filter(({ reference }) => !kept.has(reference))
  const doubled = [...kept.values()].filter((count) => count > 1)
  const unmailed = countUnmailed(restored)
  console.log(`${taken.length} forms acknowledged, ${before.length} before the backup began`)
  console.log(`the backup took ${seconds} s`)
  console.log(`restored: ${kept.size} forms, ${lost.length} lost, ${doubled.length} doubled`)
  console.log(`mails: ${unmailed} forms without their two`)
  console.log(
    `copied and compared after ${copied} s, ready after ${ready} s, all delivered after ${delivered} s`,
  )
  process.exitCode = lost.length + doubled.length + unmailed === 0 ? 0 : 1
})
process.exit()

/**
 * @param {Settings} settings
 * @param {string} backup
 */
async function backUpUnderLoad(settings, backup) {
  const programs = [await runCms(settings), await runSite(settings)]
  const half = (Number(values.seconds) * 1000) / 2
  const stop = sendForms(await createForms(siteAddress(settings)), Number(values.forms))
  await pause(half)
  const began = Date.now()
  const { code } = await startProgram({
    command: process.execPath,
    args: [inRepository('scripts', 'backup.js'), backup],
    cwd: inRepository(),
    env: settings,
    onLine: (line) => console.log(`  ${line}`),
  }).exited
  if (code !== 0) throw new Error('The backup failed')
  const seconds = secondsSince(began)
  await pause(half)
  const sent = await stop()
  await end(programs)
  return { sent, began, seconds }
}

/**
 * @param {Settings} settings
 * @param {string} backup
 * @param {string} folder
 */
async function restoreElsewhere(settings, backup, folder) {
  const environmentFile = join(folder, 'restored.env')
  const { SITE_PORT, CMS_PORT, PATH } = settings
  // The keys are those of the backup.
  const restored = await restoreBackup({
    backup,
    say: console.log,
    environmentFile,
    environment: { SITE_PORT, CMS_PORT, PATH, DATA_DIR: join(folder, 'restored') },
  })
  return { ...restored.settings, ENV_PATH: environmentFile }
}

/**
 * How often each form is in the CMS.
 * @param {Settings} settings
 */
function countReferences(settings) {
  const database = new Database(databaseFile(settings), { readonly: true })
  const query = 'SELECT reference FROM leads UNION ALL SELECT reference FROM inquiries'
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const reference of database.prepare(query).pluck().all().map(String)) {
    counts.set(reference, (counts.get(reference) ?? 0) + 1)
  }
  database.close()
  return counts
}

/**
 * Submissions of the outbox without a mail to the team and one to the visitor.
 * @param {Settings} settings
 */
function countUnmailed({ DATA_DIR }) {
  const names = readdirSync(join(DATA_DIR, 'mail'))
  const database = new Database(join(DATA_DIR, outboxFile), { readonly: true })
  const ids = database.prepare('SELECT id FROM submission').pluck().all().map(String)
  database.close()
  return ids.filter((id) => names.filter((name) => name.startsWith(`${id}.`)).length !== 2).length
}

/** @param {readonly import('../lib/program.js').Program[]} programs */
async function end(programs) {
  for (const { signal } of programs) signal('SIGKILL')
  await Promise.all(programs.map(({ exited }) => exited))
}

/** @param {number} since */
function secondsSince(since) {
  return ((Date.now() - since) / 1000).toFixed(1)
}
