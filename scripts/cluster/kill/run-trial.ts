import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { countWaiting } from '../../bench/own-stack.mjs'
import { e2eSettings, seededData } from '../../lib/e2e-settings.js'
import { endOnSignals } from '../../lib/end-on-signals.js'
import { prepare } from '../../lib/prepare.js'
import { endPrograms } from '../../lib/program.js'
import { createProgress } from '../../lib/progress.js'
import { inRepository } from '../../lib/repository.js'
import { requireFreePorts } from '../../lib/require-free-ports.js'
import { startKilledCluster, startKilledSite, type Stack } from './stack'

type Trial = (stack: Stack, say: (line: string) => void) => Promise<boolean>

/**
 * Starts the programs on data of their own, tries something on them, and ends this process: with 0 where the trial says
 * that all is well. Embedded: one site on SQLite; otherwise two nodes on PostgreSQL.
 */
export async function runTrial(isEmbedded: boolean, trial: Trial): Promise<never> {
  const progress = createProgress()
  const folder = await mkdtemp(join(tmpdir(), 'ceiba-kill-'))
  const logs = inRepository('.cache', 'e2e', 'kill-logs')

  async function run(): Promise<boolean> {
    await requireFreePorts(e2eSettings(folder))
    await prepare({ settings: e2eSettings(seededData), progress, logs, withBuilds: true })
    const stack = await (isEmbedded ? startKilledSite : startKilledCluster)(folder, logs)
    try {
      return await trial(stack, (line) => progress.say(line))
    } finally {
      await stack.stop()
    }
  }

  endOnSignals(() => 1)
  let isWell = false
  try {
    isWell = await run()
  } finally {
    progress.end()
    await endPrograms()
    await rm(folder, { recursive: true, force: true })
  }
  process.exit(isWell ? 0 : 1)
}

/** Retries and jobs are over by then: what is not there is lost. */
const maxMinutesToDrain = 5

type Drained<Outcome> = {
  outcome: Outcome
  waiting: (number | null)[]
  seconds: number
  isDrained: boolean
}

/** Waits until no node has anything left to deliver and the outcome is well, or until the time is over. */
export async function whenDrained<Outcome>(
  stack: Stack,
  look: () => Promise<Outcome>,
  isWell: (outcome: Outcome) => boolean,
): Promise<Drained<Outcome>> {
  const began = Date.now()
  for (;;) {
    const waiting = await Promise.all(stack.nodes.map(({ settings }) => countWaiting(settings)))
    const outcome = await look()
    const isDrained = waiting.every((one) => one === 0)
    const passed = Date.now() - began
    if (passed > maxMinutesToDrain * 60_000 || (isDrained && isWell(outcome))) {
      return { outcome, waiting, seconds: Math.round(passed / 1000), isDrained }
    }
    await pause(1000)
  }
}
