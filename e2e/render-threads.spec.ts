import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runLogs } from '../scripts/lib/e2e-settings.js'
import { expect, test } from './support/test'

/** Runs after the journeys, which asked for pages of every kind. */
test('threads rendered all pages that have no fault of their own', async () => {
  const log = await readFile(join(runLogs, 'site.log'), 'utf8')
  expect(log).toContain('site is listening')
  expect(log.split('\n').filter((line) => line.includes('a thread that renders pages'))).toEqual([])
})
