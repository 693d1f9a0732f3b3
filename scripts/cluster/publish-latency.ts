/**
 * How long it takes until both nodes serve what an editor publishes, while nobody else asks:
 *
 *   node --import tsx scripts/cluster/publish-latency.ts --publishes 50
 *   node --import tsx scripts/cluster/publish-latency.ts --without-redis     changes travel by PostgreSQL
 *
 * Prints milliseconds since the CMS has answered the editor, p50 and p95 for each node and for the later of the two.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findRentals } from '../bench/nginx-front/find-rentals'
import { createRename } from '../bench/nginx-front/rename-rental'
import { cmsAddress, siteAddress } from '../lib/addresses.js'
import { createProgress } from '../lib/progress.js'
import { startFreshCluster } from './start-fresh-cluster'

const { values } = parseArgs({
  options: {
    publishes: { type: 'string', default: '50' },
    'without-redis': { type: 'boolean', default: false },
  },
})
/** A change that takes longer never arrives. */
const patience = 60_000

/** When a node serves a page with these words. Throws if it never does. */
async function whenServed(address: string, words: string): Promise<number> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if ((await (await fetch(address)).text()).includes(words)) return Date.now()
    await pause(20)
  }
  throw new Error(`${address} does not say "${words}".`)
}

/** The number below which so many of a hundred lie. */
function percentile(numbers: readonly number[], of: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.ceil((sorted.length * of) / 100) - 1] ?? NaN
}

async function publishAndWatch({ settings }: Awaited<ReturnType<typeof startFreshCluster>>) {
  const nodes = settings.nodes.map(siteAddress)
  const rename = await createRename(cmsAddress(settings.cms))
  const [rental] = await findRentals(nodes[0] ?? '')
  if (!rental) throw new Error('There is no rental.')
  const taken: number[][] = nodes.map(() => [])
  for (let round = 1; round <= Number(values.publishes); round++) {
    const name = `Casa Nueva ${round}.`
    const served = nodes.map((node) => whenServed(node + rental.path, name))
    await rename(rental.slug, name)
    const published = Date.now()
    const moments = await Promise.all(served)
    moments.forEach((moment, index) => taken[index]?.push(Math.max(0, moment - published)))
  }
  const latest = (taken[0] ?? []).map((first, index) => Math.max(first, taken[1]?.[index] ?? 0))
  const rows = { 'Node 1': taken[0] ?? [], 'Node 2': taken[1] ?? [], 'both nodes': latest }
  for (const [who, times] of Object.entries(rows)) {
    console.log(`${who}: p50 ${percentile(times, 50)} ms, p95 ${percentile(times, 95)} ms`)
  }
}

const progress = createProgress()
const withRedis = values['without-redis'] ? { withRedis: false } : {}
const cluster = await startFreshCluster(progress, withRedis)
console.log(cluster.redis ? 'With Redis' : 'By PostgreSQL')
try {
  await publishAndWatch(cluster)
} finally {
  await cluster.stop()
  progress.end()
}
process.exit(0)
