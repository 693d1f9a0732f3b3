/**
 * Kills site and CMS at random while two guests each accept an offer of the same nights, or sign contracts for them, then
 * looks at every pair: one has the nights, the other was told, nothing is in between, and who won is mailed once:
 *
 *   node --import tsx scripts/cluster/kill-bookings.ts --embedded --minutes 4   one site on SQLite
 *   node --import tsx scripts/cluster/kill-bookings.ts --minutes 4              two nodes on PostgreSQL
 *
 * Ends with 1 where something is wrong.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { countWaiting } from '../bench/own-stack.mjs'
import { e2eSettings, seededData } from '../lib/e2e-settings.js'
import { endOnSignals } from '../lib/end-on-signals.js'
import { prepare } from '../lib/prepare.js'
import { endPrograms } from '../lib/program.js'
import { createProgress } from '../lib/progress.js'
import { inRepository } from '../lib/repository.js'
import { requireFreePorts } from '../lib/require-free-ports.js'
import { signInStaff } from './kill/contracts'
import { strike } from './kill/faults'
import { judgePair } from './kill/judge-nights'
import { readRivals } from './kill/read-nights'
import { findWanted, makeAccepter, makeSigner, type MadeRival, type Told } from './kill/rivals'
import { startKilledCluster, startKilledSite, type Stack } from './kill/stack'
import { createVisitor } from './kill/visitor'

const { values } = parseArgs({
  options: {
    embedded: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '4' },
    pairs: { type: 'string', default: '80' },
    site: { type: 'string', default: '20' },
    cms: { type: 'string', default: '20' },
  },
})
const faults = {
  ...{ kills: Number(values.site), cms: Number(values.cms) },
  ...{ emptied: 0, postgres: 0, flushes: 0, redis: 0 },
}
const mostMinutesToDrain = 5

async function tryToSellTwice(stack: Stack): Promise<boolean> {
  const { address } = stack
  const { SITE_ORIGIN: origin } = e2eSettings('')
  const staff = await signInStaff(address, origin)
  const pairs: [MadeRival, MadeRival][] = []
  for (const [index, wanted] of (
    await findWanted({ address, origin }, Number(values.pairs))
  ).entries()) {
    const make = () =>
      index % 2 === 0 ? makeAccepter(staff, { address, origin }, wanted) : makeSigner(staff, wanted)
    pairs.push([await make(), await make()])
  }
  progress.say(`${pairs.length} pairs want the same nights each, programs are killed`)

  const within = Number(values.minutes) * 60_000
  const struck = strike(stack, faults, within)
  const told = await Promise.all(
    pairs.map(async (pair) => {
      await pause(Math.random() * within)
      return Promise.all(
        pair.map((rival): Promise<Told> => rival.play(createVisitor(address, origin))),
      )
    }),
  )
  console.log('Happened:', JSON.stringify(await struck))
  const count = (what: Told) => told.flat().filter((one) => one === what).length
  console.log(`Told: ${count('won')} won, ${count('refused')} refused, ${count(null)} nothing`)
  const problems = await whenDrained(stack, pairs, told)
  for (const problem of problems) console.log(problem)
  console.log('Mails that came again with the same Message-ID:', stack.repeatedMails())
  console.log(problems.length === 0 ? 'Every pair is well.' : `${problems.length} problems.`)
  return problems.length === 0
}

/** Waits until nothing waits and all is well, or until the time is over. */
async function whenDrained(
  stack: Stack,
  pairs: readonly [MadeRival, MadeRival][],
  told: readonly Told[][],
): Promise<string[]> {
  const began = Date.now()
  for (;;) {
    const waiting = await Promise.all(stack.nodes.map(({ settings }) => countWaiting(settings)))
    const stored = await readRivals(stack, pairs.flat())
    const problems = pairs.flatMap((pair, index) =>
      judgePair(
        pair.flatMap(({ kind, reference }, place) => {
          const of = stored[index * 2 + place]
          if (!of) return []
          return [
            { kind, reference, told: told[index]?.[place] ?? null, wantedNights: 4, stored: of },
          ]
        }),
      ),
    )
    const isDrained = waiting.every((one) => one === 0)
    const isOver = Date.now() - began > mostMinutesToDrain * 60_000
    if (isOver || (isDrained && problems.length === 0)) return problems
    await pause(2000)
  }
}

const progress = createProgress()
const folder = await mkdtemp(join(tmpdir(), 'ceiba-kill-'))
const logs = inRepository('.cache', 'e2e', 'kill-logs')

async function run(): Promise<boolean> {
  await requireFreePorts(e2eSettings(folder))
  await prepare({ settings: e2eSettings(seededData), progress, logs, withBuilds: true })
  const stack = await (values.embedded ? startKilledSite : startKilledCluster)(folder, logs)
  return tryToSellTwice(stack).finally(() => stack.stop())
}

endOnSignals(() => 1)
const isWhole = await run().finally(async () => {
  progress.end()
  await endPrograms()
  await rm(folder, { recursive: true, force: true })
})
process.exit(isWhole ? 0 : 1)
