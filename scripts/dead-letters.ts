/**
 * What visitors sent and could not be delivered in three days.
 *
 *   npx tsx scripts/dead-letters.ts               lists it
 *   npx tsx scripts/dead-letters.ts retry <id>    tries the given submissions again
 *   npx tsx scripts/dead-letters.ts retry all     tries all of them again
 *   npx tsx scripts/dead-letters.ts drop <id>     gives up, e.g. a mail to an address that does not exist
 *
 * With systemd: npx tsx --env-file=/etc/ceiba/settings.env scripts/dead-letters.ts
 */
import { existsSync } from 'node:fs'
import { storeLocation } from '~/platform/database/store-location'
import {
  giveUpDeadLetters,
  listDeadLetters,
  reviveDeadLetters,
} from '~/platform/outbox/dead-letters.server'
import { createOutboxDatabase, outboxFile } from '~/platform/outbox/outbox-database.server'
import { inRepository } from './lib/repository.js'
import { StepFailed } from './lib/run-step.js'
import { readSiteSettings } from './lib/settings.js'

async function run([command = 'list', ...ids]: string[]): Promise<void> {
  const location = storeLocation(readSiteSettings({ file: inRepository('.env') }), outboxFile)
  if ('file' in location && !existsSync(location.file)) {
    console.log('There is no outbox yet: nothing was ever sent.')
    return
  }
  const database = createOutboxDatabase(location)
  const letters = await listDeadLetters(database)

  if (command === 'retry') {
    const chosen = ids.includes('all') ? letters.map(({ submission }) => submission) : ids
    let steps = 0
    for (const id of new Set(chosen)) steps += await reviveDeadLetters(database, id, Date.now())
    console.log(`${steps} given up deliveries are tried again within seconds by the running site.`)
  } else if (command === 'drop') {
    let steps = 0
    for (const id of new Set(ids)) steps += await giveUpDeadLetters(database, id, Date.now())
    console.log(`${steps} deliveries are given up. What was sent is erased in a week.`)
  } else {
    for (const { submission, kind, step, acceptedAt, attempts, lastError } of letters) {
      const day = new Date(acceptedAt).toISOString()
      console.log(`${submission}  ${day}  ${kind}/${step}  ${attempts} attempts: ${lastError}`)
    }
    console.log(`${letters.length} dead letters`)
  }
  await database.close()
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof StepFailed ? error.message : error)
  process.exitCode = 1
}
