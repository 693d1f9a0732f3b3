import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import type { Part } from '../part'
import { emptyDisk, type Stack } from './stack'

type FaultName = 'kills' | 'emptied' | 'cms' | 'postgres' | 'flushes' | 'redis'

/** How often each thing happens; `emptied` are kills, too. */
export type FaultCounts = Record<FaultName, number>

type Fault = { name: FaultName; happen: () => Promise<void> }

const random = (most: number) => Math.random() * most
/** Milliseconds for which a program that was killed stays away, at most. */
const maxAway = 3000
/** Milliseconds, as in `deploy/systemd`. */
const restartPause = 2000

async function killAndStart(
  part: Part,
  signal: 'SIGKILL' | 'SIGINT' | 'SIGQUIT',
  between?: () => Promise<void>,
) {
  await part.end(signal)
  await between?.()
  await pause(random(maxAway))
  await startAsSystemd(part)
}

/** Starts a program again that ended while it started, because another program was away. Throws after ten tries. */
async function startAsSystemd(part: Part): Promise<void> {
  for (let triesLeft = 9; ; triesLeft--) {
    try {
      return await part.start()
    } catch (error) {
      if (triesLeft === 0) throw error
      await part.end('SIGKILL')
      await pause(restartPause)
    }
  }
}

/** `times` of `length` numbers, spread evenly. */
const isOneOf = (index: number, times: number, length: number) =>
  Math.floor(((index + 1) * times) / length) > Math.floor((index * times) / length)

/** Everything that happens to the programs of a stack: for each program one thing after the other. */
function listFaults(stack: Stack, counts: FaultCounts): Fault[][] {
  const { cms, postgres, redis } = stack
  const times = (name: FaultName, happen: (index: number) => Promise<void>): Fault[] =>
    Array.from({ length: counts[name] }, (_, index) => ({ name, happen: () => happen(index) }))
  const lists = [...listKills(stack, counts), times('cms', () => killAndStart(cms, 'SIGKILL'))]
  // In turns a restart that ends all connections and a crash from which the server recovers.
  const signal = (index: number) => (index % 2 === 0 ? 'SIGINT' : 'SIGQUIT')
  if (postgres) lists.push(times('postgres', (index) => killAndStart(postgres, signal(index))))
  if (redis) {
    const flushes = times('flushes', () => flushRedis(redis.port))
    lists.push(shuffle([...flushes, ...times('redis', () => killAndStart(redis.part, 'SIGKILL'))]))
  }
  return lists
}

/** The kills of each node. On SQLite the disk of the only node holds what must last. */
function listKills({ nodes, postgres }: Stack, { kills, emptied }: FaultCounts): Fault[][] {
  const lists: Fault[][] = nodes.map(() => [])
  for (let index = 0; index < kills; index++) {
    const which = Math.floor(random(nodes.length))
    const node = nodes[which]
    if (!node) continue
    const isEmptied = postgres !== null && isOneOf(index, emptied, kills)
    const empty = isEmptied ? () => emptyDisk(node.settings) : undefined
    const happen = () => killAndStart(node.part, 'SIGKILL', empty)
    lists[which]?.push({ name: isEmptied ? 'emptied' : 'kills', happen })
  }
  return lists
}

const shuffle = <Item>(items: Item[]): Item[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)

/**
 * Lets everything happen at random moments within so many milliseconds. Resolves with how often each thing happened,
 * when all programs run again.
 */
export async function strike(
  stack: Stack,
  counts: FaultCounts,
  within: number,
): Promise<FaultCounts> {
  const began = Date.now()
  const happened = { kills: 0, emptied: 0, cms: 0, postgres: 0, flushes: 0, redis: 0 }
  await Promise.all(
    listFaults(stack, counts).map(async (faults) => {
      const moments = faults.map(() => began + random(within)).toSorted((a, b) => a - b)
      for (const [index, { name, happen }] of faults.entries()) {
        await pause(Math.max(0, (moments[index] ?? 0) - Date.now()))
        await happen()
        happened[name]++
        if (name === 'emptied') happened.kills++
      }
    }),
  )
  return happened
}

async function flushRedis(port: number): Promise<void> {
  const redis = new Redis({ port, host: '127.0.0.1' })
  await redis.flushall()
  redis.disconnect()
}
