import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

type Answer = { worker: string; pid: number; body: string }

let port: number
beforeEach(async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  server.close()
})

/** Asks on a new connection, so that the primary process chooses a worker. */
async function ask(path = '/'): Promise<Answer> {
  const [response] = (await once(
    get({ port, path, host: '127.0.0.1', agent: false, headers: { Connection: 'keep-alive' } }),
    'response',
  )) as [IncomingMessage]
  const { worker, process: pid } = response.headers
  return { worker: String(worker), pid: Number(pid), body: await text(response) }
}

function startWorkers() {
  const program = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'sample-workers.ts'), String(port)],
    { stdio: ['ignore', 'inherit', 'ignore'], env: { ...process.env, NODE_ENV: 'test' } },
  )
  const ended = once(program, 'exit')
  onTestFinished(async () => {
    program.kill('SIGTERM')
    await ended
  })
  return { program, ended }
}

/** One answer of each of the two workers, as soon as both answer. */
async function askBoth(): Promise<[Answer, Answer]> {
  return vi.waitFor(
    async () => {
      const answers = [await ask(), await ask()]
      const [first, second] = ['1', '2'].map((number) =>
        answers.find(({ worker }) => worker === number),
      )
      if (!first || !second) throw new Error('Not every worker has answered.')
      return [first, second]
    },
    { timeout: 60_000, interval: 100 },
  )
}

it('share a port, and a worker that was killed is replaced', async () => {
  startWorkers()
  const [first, second] = await askBoth()
  process.kill(second.pid, 'SIGKILL')
  await vi.waitFor(() => expect(() => process.kill(second.pid, 0)).toThrow())
  expect((await ask()).worker).toBe('1')
  const [again, replacement] = await askBoth()
  expect(again.pid).toBe(first.pid)
  expect(replacement.pid).not.toBe(second.pid)
})

it('count limited events together', async () => {
  startWorkers()
  await askBoth()
  for (let count = 0; count < 3; count++) await ask('/note')
  await vi.waitFor(async () => {
    const answers = await askBoth()
    expect(answers.map(({ body }) => body)).toEqual(['limited', 'limited'])
  })
})

it.each(['SIGTERM', 'SIGINT'] as const)('finish their requests after %s', async (signal) => {
  const { program, ended } = startWorkers()
  await askBoth()
  const slow = [ask('/slow'), ask('/slow')]
  // Connections are given to the workers in order, so the slow requests have arrived when this one is answered.
  await ask()
  program.kill(signal)
  const answers = await Promise.all(slow)
  expect(answers.map(({ worker }) => worker).sort()).toEqual(['1', '2'])
  expect(await ended).toEqual([0, null])
})

it('end with the exit code of a worker that cannot start', async () => {
  const taken = createServer().listen(port, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  expect(await startWorkers().ended).toEqual([3, null])
})
