/**
 * Kills programs at random while visitors send forms of every kind and sign contracts, then counts by kind whether what was
 * acknowledged is stored once and mailed once:
 *
 *   npx tsx scripts/cluster/kill-nodes.ts --minutes 15
 *   npx tsx scripts/cluster/kill-nodes.ts --embedded --minutes 10     one site on SQLite
 *
 * A short run: `--minutes 1 --kills 6 --emptied 1 --cms 1 --postgres 1 --flushes 1 --redis 1`. Ends with 1 where something is
 * lost or doubled, or a staff session or a private file from before is gone.
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
import { makeContract, signInStaff } from './kill/contracts'
import { strike } from './kill/faults'
import { listFormKinds, newEmail } from './kill/form-kinds'
import { readOutcome } from './kill/read-outcome'
import { startKilledCluster, startKilledSite, type Stack } from './kill/stack'
import { countByKind, isFlawless, type Tally } from './kill/tally'
import { type Sent, startVisits } from './kill/visit'
import { isWitnessWell, makeWitness } from './kill/witness'

const { values } = parseArgs({
  options: {
    embedded: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '15' },
    visitors: { type: 'string', default: '20' },
    pause: { type: 'string', default: '2000' },
    contracts: { type: 'string', default: '300' },
    kills: { type: 'string', default: '60' },
    emptied: { type: 'string', default: '6' },
    cms: { type: 'string', default: '10' },
    postgres: { type: 'string', default: '5' },
    flushes: { type: 'string', default: '3' },
    redis: { type: 'string', default: '3' },
  },
})
const faults = {
  ...{ kills: Number(values.kills), emptied: Number(values.emptied), cms: Number(values.cms) },
  ...{ postgres: Number(values.postgres), flushes: Number(values.flushes) },
  redis: Number(values.redis),
}
/** Retries and jobs are over by then: what is not there is lost. */
const mostMinutesToDrain = 5

async function tryToLoseSomething(stack: Stack): Promise<boolean> {
  const { address } = stack
  const { SITE_ORIGIN: origin } = e2eSettings('')
  const staff = await signInStaff(address, origin)
  const first = await makeContract(staff, newEmail())
  const witness = await makeWitness(staff, first, { address, origin })
  const before: Sent = { kind: 'contract', email: first.email, reference: first.reference }
  const contracts = []
  for (let made = 0; made < Number(values.contracts); made++) {
    contracts.push(await makeContract(staff, newEmail()))
  }
  const forms = await listFormKinds(address, stack.cmsDatabase)
  const kinds = [...forms, { kind: 'contract', mails: ['staff', 'guest'] }]
  progress.say(`${contracts.length} contracts wait, visitors begin`)

  const pauseMs = Number(values.pause)
  const visits = startVisits(
    { address, origin, kinds: forms, contracts, pauseMs },
    Number(values.visitors),
  )
  const struck = strike(stack, faults, Number(values.minutes) * 60_000)
  await Promise.race([struck, visits.ended])
  const happened = await struck
  const { sent, statuses } = await visits.stop()
  progress.say(`${sent.length} sent, answers to forms: ${JSON.stringify(statuses)}`)

  const { tallies, isDrained } = await whenDrained(stack, (outcome) =>
    countByKind(kinds, { sent: [before, ...sent], ...outcome }),
  )
  console.log('Happened:', JSON.stringify(happened))
  console.table(tallies.map(({ mails, ...tally }) => ({ ...tally, ...mails })))
  console.log('Mails that came again with the same Message-ID:', stack.repeatedMails())
  const isWell = await isWitnessWell(witness)
  console.log('The staff session and the private file from before:', isWell ? 'well' : 'GONE')
  return isDrained && isWell && isFlawless(tallies)
}

/** Waits until every node is ready and nothing waits, then until the count is flawless or the time is over. */
async function whenDrained(
  stack: Stack,
  count: (outcome: Awaited<ReturnType<typeof readOutcome>>) => Tally[],
): Promise<{ tallies: Tally[]; isDrained: boolean }> {
  const began = Date.now()
  for (;;) {
    const waiting = await Promise.all(stack.nodes.map(({ settings }) => countWaiting(settings)))
    const tallies = count(await readOutcome(stack))
    const isDrained = waiting.every((one) => one === 0)
    const isOver = Date.now() - began > mostMinutesToDrain * 60_000
    if (isOver || (isDrained && isFlawless(tallies))) {
      const seconds = Math.round((Date.now() - began) / 1000)
      progress.say(`After ${seconds} s the nodes say that ${waiting.join(' and ')} wait`)
      return { tallies, isDrained }
    }
    await pause(1000)
  }
}

const progress = createProgress()
const folder = await mkdtemp(join(tmpdir(), 'ceiba-kill-'))
const logs = inRepository('.cache', 'e2e', 'kill-logs')

async function run(): Promise<boolean> {
  await requireFreePorts(e2eSettings(folder))
  await prepare({ settings: e2eSettings(seededData), progress, logs, withBuilds: true })
  const start = values.embedded ? startKilledSite : startKilledCluster
  const stack = await start(folder, logs)
  return tryToLoseSomething(stack).finally(() => stack.stop())
}

endOnSignals(() => 1)
const isWhole = await run().finally(async () => {
  progress.end()
  await endPrograms()
  await rm(folder, { recursive: true, force: true })
})
process.exit(isWhole ? 0 : 1)
