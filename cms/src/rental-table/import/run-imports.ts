import { setTimeout as wait } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { applyNextLine } from './apply-line'
import { busyStages, findImport, type ImportRow, moveImport } from './import-record'
import { planNextLines } from './plan-lines'

const everyMinute = '30 * * * * *'
/** Between two lines, so that the calls of site and panel are answered meanwhile. */
const pauseInMilliseconds = 20

let isRunning = false

/** Goes on with an import that was interrupted, now and every minute. */
export function scheduleImports(strapi: Core.Strapi): void {
  const task = () => runImports(strapi)
  strapi.cron.add({ rentalImports: { task, options: { rule: everyMinute } } })
  void task()
}

/** Works on the import that is under way until it is done or stopped. Never throws: the next minute tries again. */
export async function runImports(strapi: Core.Strapi): Promise<void> {
  if (isRunning) return
  isRunning = true
  try {
    for (;;) {
      const row = await findImport(strapi, { stage: { $in: [...busyStages] } })
      if (!row) return
      await (row.stage === 'planning' ? planImport(strapi, row) : applyImport(strapi, row))
    }
  } catch (error) {
    strapi.log.error(`An import of rentals was interrupted: ${String(error)}`)
  } finally {
    isRunning = false
  }
}

async function planImport(strapi: Core.Strapi, row: ImportRow): Promise<void> {
  while (await planNextLines(strapi, row)) {
    await wait(pauseInMilliseconds)
    // Staff may have stopped it.
    if ((await findImport(strapi, { id: row.id }))?.stage !== 'planning') return
  }
  await moveImport(strapi, row, { from: ['planning'], stage: 'planned' })
}

async function applyImport(strapi: Core.Strapi, row: ImportRow): Promise<void> {
  for (;;) {
    // Staff may have stopped it.
    const current = await findImport(strapi, { id: row.id })
    if (current?.stage !== 'importing') return
    if (!(await applyNextLine(strapi, current))) break
    await wait(pauseInMilliseconds)
  }
  await moveImport(strapi, row, { from: ['importing'], stage: 'done', endedAt: isoNow() })
}

const isoNow = () => new Date().toISOString()
