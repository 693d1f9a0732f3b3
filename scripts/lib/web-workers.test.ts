import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { bundleProgram } from '~/testing/bundle-program'
import { eventually } from '~/testing/eventually'
import { temporaryFolder } from '~/testing/temporary-folder'

type Head = { worker: string; pid: number; response: IncomingMessage }
type Answer = Head & { body: string }

const sampleWorkers = await bundleProgram(join(import.meta.dirname, 'sample-workers.ts'))
let port: number

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: free } = server.address() as AddressInfo
  server.close()
  return free
}

/** Asks on a new connection, which any worker may accept. Resolves with the head of the answer. */
async function askHead(path = '/', agent: Agent | false = false): Promise<Head> {
  const [response] = (await once(
    get({ port, path, host: '127.0.0.1', agent, headers: { Connection: 'keep-alive' } }),
    'response',
  )) as [IncomingMessage]
  const { worker, process: pid } = response.headers
  return { worker: String(worker), pid: Number(pid), response }
}

async function ask(path = '/', agent: Agent | false = false): Promise<Answer> {
  const head = await askHead(path, agent)
  return { ...head, body: await text(head.response) }
}

/** Asks one worker of the two, on a connection that stays open. */
async function connectTo(worker: string): Promise<(path: string) => Promise<string>> {
  for (;;) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const found = await ask('/', agent)
    if (found.worker !== worker) {
      agent.destroy()
      continue
    }
    onTestFinished(() => agent.destroy())
    return async (path) => {
      const answer = await ask(path, agent)
      expect(answer.worker).toBe(worker)
      return answer.body
    }
  }
}

function runProgram(data: string) {
  const program = spawn(process.execPath, [sampleWorkers, String(port)], {
    stdio: ['ignore', 'inherit', 'ignore'],
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: data },
  })
  return { program, ended: once(program, 'exit') }
}

/** Workers of one test, whose port they share. */
async function startWorkers(on?: number) {
  port = on ?? (await freePort())
  const running = runProgram(await temporaryFolder())
  onTestFinished(async () => {
    running.program.kill('SIGTERM')
    await running.ended
  })
  return running
}

/** One answer of each of the two workers, as soon as both answer. */
async function askBoth(): Promise<[Answer, Answer]> {
  return vi.waitFor(
    async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => ask()))
      const [first, second] = ['1', '2'].map((number) =>
        answers.find(({ worker }) => worker === number),
      )
      if (!first || !second) throw new Error('Not every worker has answered.')
      return [first, second]
    },
    { timeout: 60_000, interval: 100 },
  )
}

describe('of one start', () => {
  let data: string
  let running: ReturnType<typeof runProgram>
  beforeAll(async () => {
    port = await freePort()
    data = await mkdtemp(join(tmpdir(), 'site-test-'))
    running = runProgram(data)
    await askBoth()
  })
  afterAll(async () => {
    running.program.kill('SIGTERM')
    await running.ended
    await rm(data, { recursive: true, force: true, maxRetries: 3 })
  })

  it('count limited events together', async () => {
    for (let count = 0; count < 3; count++) await ask('/note')
    await eventually(async () => {
      const answers = await askBoth()
      expect(answers.map(({ body }) => body)).toEqual(['limited', 'limited'])
    })
  })

  it('claim an upload that came to another worker', async () => {
    const [one, other] = [await connectTo('1'), await connectTo('2')]
    for (const [receives, claims] of [
      [one, other],
      [other, one],
    ] as const) {
      const id = await receives('/upload?cv.pdf')
      expect(await claims(`/claim?${id}`)).toBe('claimed')
    }
    expect(await one('/claim?0000')).toBe('gone')
  })

  it('serve a picture that another worker alone knows', async () => {
    const [one, other] = [await connectTo('1'), await connectTo('2')]
    await one('/remember?patio_1a2b3c')
    await eventually(async () => expect(await other('/picture?patio_1a2b3c')).toBe('patio_1a2b3c'))
    expect(await other('/picture?invented_1a2b3c')).toBe('unknown')
  })

  it('apply a content change that another worker was told of', async () => {
    const [one, other] = [await connectTo('1'), await connectTo('2')]
    await one('/change?first')
    await eventually(async () => expect(await other('/changed')).toBe('first'))
    await other('/change?second')
    await eventually(async () => expect(await one('/changed')).toBe('first,second'))
  })

  it('share a port, and a worker that was killed is replaced', async () => {
    const [first, second] = await askBoth()
    process.kill(second.pid, 'SIGKILL')
    await eventually(() => expect(() => process.kill(second.pid, 0)).toThrow())
    expect((await ask()).worker).toBe('1')
    const [again, replacement] = await askBoth()
    expect(again.pid).toBe(first.pid)
    expect(replacement.pid).not.toBe(second.pid)
  })
})

it('leave no request without an end when one is killed under load', async () => {
  await startWorkers()
  await askBoth()
  let isLoading = true
  let answered = 0
  async function load(): Promise<void> {
    while (isLoading) {
      // A reset connection is an end: the client, or nginx, may ask again.
      await ask().then(
        () => answered++,
        () => {},
      )
    }
  }
  const clients = Promise.all(Array.from({ length: 8 }, load))
  for (let kills = 0; kills < 2; kills++) {
    const [, second] = await askBoth()
    process.kill(second.pid, 'SIGKILL')
    await eventually(() => expect(() => process.kill(second.pid, 0)).toThrow())
  }
  await askBoth()
  isLoading = false
  await clients
  expect(answered).toBeGreaterThan(0)
})

it.each(['SIGTERM', 'SIGINT'] as const)('finish their requests after %s', async (signal) => {
  const { program, ended } = await startWorkers()
  await askBoth()
  const slow: Head[] = []
  while (new Set(slow.map(({ worker }) => worker)).size < 2)
    slow.push(await askHead('/until-signal'))
  program.kill(signal)
  const bodies = await Promise.all(slow.map(({ response }) => text(response)))
  expect(bodies).toEqual(slow.map(() => 'free'))
  expect(await ended).toEqual([0, null])
})

it('end with the exit code of a worker that cannot start', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  expect(await (await startWorkers((taken.address() as AddressInfo).port)).ended).toEqual([3, null])
})
