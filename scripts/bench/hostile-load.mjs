/**
 * What a visitor feels while others ask for all that is expensive: clients send rejected forms, new filters and
 * unknown paths as fast as they are answered, and one visitor opens a stored page, the health check and a picture.
 * Works on any build: node scripts/bench/hostile-load.mjs http://localhost:3000 [seconds] [clients]
 */
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/** @typedef {{ status: number, took: number }} Answer */

/**
 * @param {string} address
 * @param {{ agent: Agent, method?: string, headers?: Record<string, string>, body?: string }} options
 * @returns {Promise<Answer>}
 */
function ask(address, { agent, method = 'GET', headers = {}, body }) {
  return new Promise((resolve) => {
    const begun = performance.now()
    const done = (/** @type {number} */ status) =>
      resolve({ status, took: performance.now() - begun })
    const sent = request(address, { agent, method, headers, timeout: 30_000 }, (response) => {
      response.resume().once('end', () => done(response.statusCode ?? 0))
    })
    sent.once('error', () => done(0)).once('timeout', () => sent.destroy())
    sent.end(body)
  })
}

let count = 0
const missing = ['/none/', '/es/blog/none-', '/vacation-rentals/guatemala/none/none/']

/**
 * What a client asks for: a third of them each kind. Every address is a new one.
 * @param {number} index
 * @param {string} origin
 * @returns {{ address: string, method?: string, headers?: Record<string, string>, body?: string }}
 */
function nextOf(index, origin) {
  count++
  if (index % 3 === 0) {
    const headers = {
      Origin: origin,
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/x-www-form-urlencoded',
    }
    const path = count % 2 ? '/list-with-us' : '/es/unete-a-nosotros'
    const body = `website=&firstName=${count}&email=none`
    return { address: origin + path, method: 'POST', headers, body }
  }
  if (index % 3 === 1) {
    const query = `minPrice=${10 + (count % 90)}&maxPrice=${500 + count}&capacity=${1 + (count % 9)}`
    return { address: `${origin}/vacation-rentals?${query}` }
  }
  return { address: `${origin}${missing[count % 3]}${count}` }
}

/** @param {{ origin: string, until: number, clients: number }} options */
async function attack({ origin, until, clients }) {
  /** @type {Record<string, number>} */
  const statuses = {}
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  count = Math.floor(Math.random() * 1e9)
  const client = async (/** @type {number} */ index) => {
    while (Date.now() < until) {
      const { address, ...options } = nextOf(index, origin)
      const { status } = await ask(address, { agent, ...options })
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)))
  agent.destroy()
  return statuses
}

/** Browsers take the stored bodies as they lie there. */
const browser = { 'Accept-Encoding': 'gzip, deflate, br' }

/** @param {string} address @param {number} until */
async function visit(address, until) {
  const agent = new Agent({ keepAlive: true })
  /** @type {Answer[]} */
  const answers = []
  while (Date.now() < until) {
    answers.push(await ask(address, { agent, headers: browser }))
    await pause(20)
  }
  agent.destroy()
  return answers
}

/** @param {string} name @param {Answer[]} answers */
function report(name, answers) {
  const sorted = answers.map(({ took }) => took).sort((one, other) => one - other)
  const at = (/** @type {number} */ part) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN).toFixed(1)
  const failed = answers.filter(({ status }) => status !== 200).length
  console.log(
    `${name.padEnd(26)} p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   max ${at(1)} ms   ${answers.length} asked, ${failed} failed`,
  )
}

async function main() {
  const [, , origin = 'http://localhost:3000', seconds = '20', clients = '14'] = process.argv
  const page = `${origin}/vacation-rentals`
  const warm = new Agent()
  for (let times = 0; times < 3; times++) await ask(page, { agent: warm })
  const quiet = Date.now() + 3000
  report('stored page, quiet', await visit(page, quiet))

  const until = Date.now() + Number(seconds) * 1000
  const workerData = { origin, until, clients: Number(clients) }
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData })
  const attacked = new Promise((resolve, reject) =>
    worker.once('message', resolve).once('error', reject),
  )
  const [stored, health] = await Promise.all([visit(page, until), visit(`${origin}/health`, until)])
  report(`stored page, ${clients} hostile`, stored)
  report(`/health, ${clients} hostile`, health)
  console.log('answers to the hostile ones by status', await attacked)
  await worker.terminate()
}

if (isMainThread) await main()
else parentPort?.postMessage(await attack(workerData))
