/**
 * Kills programs at random while visitors send forms of every kind and sign contracts, then counts by kind whether what
 * was acknowledged is stored once and mailed once:
 *
 * - `node --import tsx scripts/cluster/kill-nodes.ts --minutes 15`: two nodes
 * - `node --import tsx scripts/cluster/kill-nodes.ts --embedded --minutes 10`: one site on SQLite
 *
 * A short run: `--minutes 1 --kills 6 --emptied 1 --cms 1 --postgres 1 --flushes 1 --redis 1`. Ends with 1 where
 * something is lost or doubled, or a staff session or a private file from before is gone.
 */
import { parseArgs } from 'node:util'
import { e2eSettings } from '../lib/e2e-settings.js'
import { makeContract, signInStaff } from './kill/contracts'
import { strike } from './kill/faults'
import { listFormKinds, newEmail } from './kill/form-kinds'
import { readOutcome } from './kill/read-outcome'
import { runTrial, whenDrained } from './kill/run-trial'
import type { Stack } from './kill/stack'
import { countByKind, isFlawless } from './kill/tally'
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
  kills: Number(values.kills),
  emptied: Number(values.emptied),
  cms: Number(values.cms),
  postgres: Number(values.postgres),
  flushes: Number(values.flushes),
  redis: Number(values.redis),
}

async function tryToLoseSomething(stack: Stack, say: (line: string) => void): Promise<boolean> {
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
  say(`${contracts.length} contracts wait, visitors begin`)

  const pauseMs = Number(values.pause)
  const visits = startVisits(
    { address, origin, kinds: forms, contracts, pauseMs },
    Number(values.visitors),
  )
  const struck = strike(stack, faults, Number(values.minutes) * 60_000)
  await Promise.race([struck, visits.ended])
  const happened = await struck
  const { sent, statuses } = await visits.stop()
  say(`${sent.length} sent, answers to forms: ${JSON.stringify(statuses)}`)

  const drained = await whenDrained(
    stack,
    async () => countByKind(kinds, { sent: [before, ...sent], ...(await readOutcome(stack)) }),
    isFlawless,
  )
  const { outcome: tallies, isDrained } = drained
  say(`After ${drained.seconds} s the nodes say that ${drained.waiting.join(' and ')} wait`)
  console.log('Happened:', JSON.stringify(happened))
  console.table(tallies.map(({ mails, ...tally }) => ({ ...tally, ...mails })))
  console.log('Mails that came again with the same Message-ID:', stack.repeatedMails())
  const isWell = await isWitnessWell(witness)
  console.log('The staff session and the private file from before:', isWell ? 'well' : 'GONE')
  return isDrained && isWell && isFlawless(tallies)
}

await runTrial(values.embedded, tryToLoseSomething)
