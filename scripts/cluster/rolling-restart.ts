/**
 * Restarts the nodes of a cluster by SIGTERM, one after the other, while forms are sent and pages are read through
 * nginx, and counts the answers: `npx tsx scripts/cluster/rolling-restart.ts --rounds 2`. Needs what `serve.ts` needs.
 * Ends with 1 if a request failed.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { countWaiting } from '../bench/own-stack.mjs'
import { createForms, newVisitor, sendForms } from '../bench/send-forms.mjs'
import { createProgress } from '../lib/progress.js'
import { startFreshCluster } from './start-fresh-cluster'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '2' },
    forms: { type: 'string', default: '5' },
    pages: { type: 'string', default: '20' },
  },
})

/** Seconds for which a node that was told to end goes on. The programs read it from the environment. */
process.env.SHUTDOWN_DELAY ??= '5'
/** nginx leaves a node that refused a connection alone for ten seconds. */
const untilNginxAsksAgain = 11_000

const pages = ['/', '/es', '/vacation-rentals', '/es/casas-vacacionales', '/blog', '/api/rentals']

/** Reads one page after the other as new visitors do. Every second time one that is not stored. */
function createReads(site: string) {
  let count = 0
  return async () => {
    count++
    const path = pages[count % pages.length] ?? '/'
    const query = count % 2 === 0 ? '' : `?adult=${1 + (count % 16)}&minPrice=${count % 97}`
    const status = await fetch(site + path + query, {
      headers: newVisitor(),
      signal: AbortSignal.timeout(20_000),
    }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
    return { at: Date.now(), status, reference: null }
  }
}

/** How often each status came; 0 is no answer. */
function countStatuses(answers: readonly { status: number }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

async function restartUnderLoad(): Promise<boolean> {
  const cluster = await startFreshCluster(progress)
  try {
    const stopForms = sendForms(await createForms(cluster.address), Number(values.forms))
    const stopReads = sendForms(createReads(cluster.address), Number(values.pages))
    for (let round = 1; round <= Number(values.rounds); round++) {
      for (const node of cluster.nodes) {
        await pause(untilNginxAsksAgain)
        const from = Date.now()
        await node.end('SIGTERM')
        const ended = Date.now()
        await node.start()
        console.log(
          `${node.name}: ended after ${ended - from} ms, ready after ${Date.now() - ended} ms`,
        )
      }
    }
    const answers = { forms: await stopForms(), reads: await stopReads() }
    const [first] = cluster.settings.nodes
    for (let left = 60; first && left > 0 && (await countWaiting(first)) !== 0; left--) {
      await pause(1000)
    }
    console.log('Forms:', countStatuses(answers.forms), 'pages:', countStatuses(answers.reads))
    console.log('Waiting in the outbox:', first && (await countWaiting(first)))
    return [...answers.forms, ...answers.reads].every(({ status }) => status === 200)
  } finally {
    await cluster.stop()
  }
}

const progress = createProgress()
const isFlawless = await restartUnderLoad().finally(() => progress.end())
process.exit(isFlawless ? 0 : 1)
