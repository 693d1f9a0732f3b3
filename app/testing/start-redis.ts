import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { type AddressInfo, createConnection, createServer } from 'node:net'
import { onTestFinished } from 'vitest'
import { eventually } from './eventually'
import { temporaryFolder } from './temporary-folder'

/** Why no test can start a Redis server; null if they can. */
export const redisProblem: string | null = findProblem()

function findProblem(): string | null {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
    return null
  } catch {
    return 'no redis-server on this machine'
  }
}

/** A Redis server of this test, which a test can kill and start again. It ends with the test. */
export async function startRedis() {
  const port = await freePort()
  const folder = await temporaryFolder()
  let server: ChildProcess | null = null

  async function start(): Promise<void> {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
    server = spawn('redis-server', options, { stdio: 'ignore' })
    await eventually(() => answers(port))
  }

  async function kill(): Promise<void> {
    const killed = server
    server = null
    if (!killed) return
    const ended = new Promise((resolve) => killed.once('exit', resolve))
    killed.kill('SIGKILL')
    await ended
  }

  onTestFinished(kill)
  await start()
  return { url: `redis://127.0.0.1:${port}`, start, kill }
}

function answers(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('connect', () => (socket.destroy(), resolve()))
    socket.once('error', reject)
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
