/**
 * Kills site and CMS at random while two guests each accept an offer of the same nights, or sign contracts for them,
 * then looks at every pair: one has the nights, the other was told, nothing is in between, and who won is mailed once:
 *
 * - `node --import tsx scripts/cluster/kill-bookings.ts --minutes 4`: two nodes on PostgreSQL
 * - `node --import tsx scripts/cluster/kill-bookings.ts --embedded --minutes 4`: one site on SQLite
 *
 * Ends with 1 where something is wrong.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { e2eSettings } from '../lib/e2e-settings.js'
import { signInStaff } from './kill/contracts'
import { strike } from './kill/faults'
import { judgePair } from './kill/judge-nights'
import { readRivals } from './kill/read-nights'
import { findWanted, makeAccepter, makeSigner, type MadeRival, type Told } from './kill/rivals'
import { runTrial, whenDrained } from './kill/run-trial'
import type { Stack } from './kill/stack'
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
  kills: Number(values.site),
  cms: Number(values.cms),
  emptied: 0,
  postgres: 0,
  flushes: 0,
  redis: 0,
}

async function tryToSellTwice(stack: Stack, say: (line: string) => void): Promise<boolean> {
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
  say(`${pairs.length} pairs want the same nights each, programs are killed`)

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
  const { outcome: problems, isDrained } = await whenDrained(
    stack,
    () => findProblems(stack, pairs, told),
    (found) => found.length === 0,
  )
  for (const problem of problems) console.log(problem)
  console.log('Mails that came again with the same Message-ID:', stack.repeatedMails())
  console.log(problems.length === 0 ? 'Every pair is well.' : `${problems.length} problems.`)
  return isDrained && problems.length === 0
}

async function findProblems(
  stack: Stack,
  pairs: readonly [MadeRival, MadeRival][],
  told: readonly Told[][],
): Promise<string[]> {
  const stored = await readRivals(stack, pairs.flat())
  return pairs.flatMap((pair, index) =>
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
}

await runTrial(values.embedded, tryToSellTwice)
