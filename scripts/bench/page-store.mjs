// Compares a page from the store with nginx serving the same bytes with ready-made gzip and one worker.
//
//   node scripts/bench/page-store.mjs                     a sample page behind the real front
//   node scripts/bench/page-store.mjs --site [/path]      the built site (npm run build), started here
//   node scripts/bench/page-store.mjs --url http://…      a site that runs already
//
// Each server runs on the first core and the load on the second; the two are loaded in turns, since only
// their ratio means something. Where the machine does other things too, requests per second of processor
// time are the fairer measure. Needs Linux, nginx, wrk and taskset.
import { spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { inRepository } from '../lib/repository.js'
import { readSettings } from '../lib/settings.js'
import { cpuSeconds } from './cpu-seconds.mjs'
import { runWrk } from './run-wrk.mjs'
import { startNginx } from './start-nginx.mjs'

const targets = { hit: 0.35, 'not modified': 0.28 }
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'boolean', default: false },
    url: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
  },
})
const ports = { site: 39_271, nginx: 39_272 }

for (const tool of ['nginx', 'wrk', 'taskset']) {
  if (spawnSync('which', [tool]).status !== 0) {
    console.log(`Skipped: ${tool} is not installed (Debian: apt-get install nginx wrk util-linux).`)
    process.exit(0)
  }
}

/**
 * @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }} Answer
 * @param {string} url @param {Record<string, string>} headers @returns {Promise<Answer>}
 */
function fetchRaw(url, headers) {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      /** @type {Buffer[]} */
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    }).on('error', reject)
  })
}

/** @param {string} url */
async function waitFor(url) {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetchRaw(url, {}).catch(() => null)
    if (answer?.status === 200) return
    await wait(300)
  }
  throw new Error(`${url} did not answer 200 within 30 seconds.`)
}

/** @param {string} folder */
function startSite(folder) {
  if (values.url) return { url: values.url, pid: undefined, stop: () => {} }
  const program = values.site
    ? ['scripts/serve-site.js']
    : ['--import', 'tsx', 'scripts/bench/sample-site.ts', String(ports.site)]
  const child = spawn('taskset', ['-c', '0', process.execPath, ...program], {
    stdio: 'inherit',
    env: {
      ...(values.site ? readSettings({ file: inRepository('.env') }) : process.env),
      DATA_DIR: folder,
      // In a test the settings have stand-ins for secrets.
      NODE_ENV: values.site ? 'production' : 'test',
      SITE_PORT: String(ports.site),
      SITE_ORIGIN: `http://127.0.0.1:${ports.site}`,
      LOG_LEVEL: 'error',
    },
  })
  const path = positionals[0] ?? '/'
  const url = `http://127.0.0.1:${ports.site}${path}`
  return { url, pid: child.pid, stop: () => child.kill('SIGTERM') }
}

/**
 * Waits until the work after a start, such as rendering pages ahead, is done.
 *
 * @param {number | undefined} pid
 */
async function waitUntilIdle(pid) {
  for (let tries = 0; pid && tries < 60; tries++) {
    const before = cpuSeconds(pid)
    await wait(1000)
    if (cpuSeconds(pid) - before < 0.05) return
  }
}

/** @param {number[]} numbers */
function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
}

const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'))
// nginx drops to a user of its own, who has to find the page there.
await chmod(folder, 0o755)
// The site closes its own folder to other users.
const site = startSite(join(folder, 'site'))
/** @type {Awaited<ReturnType<typeof startNginx>> | undefined} */
let nginx
try {
  await waitFor(site.url)
  const plain = await fetchRaw(site.url, { 'Accept-Encoding': 'identity' })
  const gzip = await fetchRaw(site.url, { 'Accept-Encoding': 'gzip' })
  nginx = await startNginx({ folder, port: ports.nginx, plain: plain.body, gzip: gzip.body })
  await waitFor(nginx.url)
  const etags = {
    site: gzip.headers.etag ?? '',
    nginx: (await fetchRaw(nginx.url, { 'Accept-Encoding': 'gzip' })).headers.etag ?? '',
  }
  console.log(`${site.url}: ${plain.body.length} bytes, ${gzip.body.length} with gzip`)

  const servers = { site, nginx }

  /** @param {keyof typeof servers} which @param {boolean} known */
  async function load(which, known) {
    const { url, pid } = servers[which]
    const before = pid ? cpuSeconds(pid) : 0
    const { rate, requests } = await runWrk(url, {
      seconds: Number(values.seconds),
      headers: {
        'Accept-Encoding': 'gzip',
        ...(known ? { 'If-None-Match': etags[which] } : {}),
      },
    })
    return { rate, perCpuSecond: pid ? requests / (cpuSeconds(pid) - before) : NaN }
  }

  await load('site', false)
  await waitUntilIdle(site.pid)
  const rows = []
  for (const [answer, target] of Object.entries(targets)) {
    const rounds = []
    for (let round = 0; round < Number(values.rounds); round++) {
      const known = answer === 'not modified'
      rounds.push({ nginx: await load('nginx', known), site: await load('site', known) })
    }
    const ratios = rounds.map((one) => one.site.rate / one.nginx.rate)
    const fair = rounds.map((one) => one.site.perCpuSecond / one.nginx.perCpuSecond)
    rows.push({
      answer,
      'nginx /s': Math.round(median(rounds.map((one) => one.nginx.rate))),
      'site /s': Math.round(median(rounds.map((one) => one.site.rate))),
      ratio: median(ratios).toFixed(2),
      from: Math.min(...ratios).toFixed(2),
      to: Math.max(...ratios).toFixed(2),
      'ratio by processor time': median(fair).toFixed(2),
      target,
    })
  }
  console.table(rows)
} finally {
  await nginx?.stop()
  site.stop()
  await wait(300)
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}
