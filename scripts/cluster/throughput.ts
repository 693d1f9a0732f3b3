/**
 * Measures how many pages that are not stored a cluster renders in a second through nginx, with one node and with two:
 * `npx tsx scripts/cluster/throughput.ts --rounds 3`. Each node has a processor of its own; nginx and this script,
 * which take little beside rendering, share the second. Needs what `serve.ts` needs, and taskset.
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { newVisitor } from '../bench/send-forms.mjs'
import { createProgress } from '../lib/progress.js'
import type { Part } from './part'
import { startFreshCluster } from './start-fresh-cluster'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '20' },
    visitors: { type: 'string', default: '8' },
  },
})

let asked = 0

/** A new combination of filters each time: neither the site nor nginx has stored its page. */
function newAddress(site: string): string {
  asked++
  return `${site}/vacation-rentals?adult=${1 + (asked % 9)}&minPrice=${1 + asked}&maxPrice=${90_000 + asked}`
}

/** Pages answered a second while each visitor asks for one after the other. */
async function measureRate(site: string): Promise<number> {
  const begun = performance.now()
  const end = begun + Number(values.seconds) * 1000
  const counts = new Map<number, number>()
  async function visit(): Promise<void> {
    while (performance.now() < end) {
      const answer = await fetch(newAddress(site), { headers: newVisitor() })
      await answer.arrayBuffer()
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: Number(values.visitors) }, visit))
  const rate = (counts.get(200) ?? 0) / ((performance.now() - begun) / 1000)
  console.log(`  ${rate.toFixed(1)} pages a second; answers by status:`, Object.fromEntries(counts))
  return rate
}

/** Gives a node one processor, with all its threads. */
function pin({ pid }: Part, processor: number): void {
  execFileSync('taskset', ['-acp', String(processor), String(pid())])
}

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN

const progress = createProgress()
const cluster = await startFreshCluster(progress).finally(() => progress.end())
try {
  const [first, second] = cluster.nodes
  if (!first || !second) throw new Error('There are no two nodes.')
  pin(first, 0)
  pin(second, 1)
  const rates: { one: number[]; two: number[] } = { one: [], two: [] }
  await measureRate(cluster.address)
  for (let round = 1; round <= Number(values.rounds); round++) {
    console.log(`Round ${round}, two nodes`)
    rates.two.push(await measureRate(cluster.address))
    await second.end('SIGTERM')
    console.log(`Round ${round}, one node`)
    rates.one.push(await measureRate(cluster.address))
    await second.start()
    pin(second, 1)
    // nginx leaves a node that refused a connection alone for ten seconds; a new one is slow at first.
    await measureRate(cluster.address)
  }
  const [one, two] = [median(rates.one), median(rates.two)]
  console.log(
    `Median: one node ${one.toFixed(1)}, two ${two.toFixed(1)}: ${(two / one).toFixed(2)}`,
  )
} finally {
  await cluster.stop()
}
process.exit(0)
