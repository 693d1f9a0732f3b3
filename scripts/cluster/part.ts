import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { cmsAddress, siteAddress } from '../lib/addresses.js'
import { startProgram, type Program } from '../lib/program.js'
import { waitUntilUp } from '../lib/run-both.js'
import { startCms, startSite } from '../lib/servers.js'
import type { Settings } from '../lib/settings.js'

/** A program of a cluster that can be ended and started again. */
export type Part = {
  name: string
  /** Starts it and resolves when it answers. Throws StepFailed if it does not. */
  start: () => Promise<void>
  /** Ends it and resolves when it is gone. */
  end: (signal: 'SIGTERM' | 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => Promise<void>
  /** The id of its process while it runs. */
  pid: () => number | undefined
}

type PartOptions = {
  name: string
  launch: () => Program
  whenUp: (program: Program) => Promise<void>
}

export function createPart({ name, launch, whenUp }: PartOptions): Part {
  let running: Program | null = null
  return {
    name,
    async start() {
      running = launch()
      await whenUp(running)
    },
    async end(signal) {
      running?.signal(signal)
      await running?.exited
      running = null
    },
    pid: () => running?.pid,
  }
}

/** A web node. It is up when it is ready. */
export function nodePart(name: string, settings: Settings, logFile: string): Part {
  const address = `${siteAddress(settings)}/ready`
  return createPart({
    name,
    launch: () => startSite({ settings, logFile }),
    whenUp: (program) => waitUntilUp({ name, logFile, program }, { address, seconds: 120 }),
  })
}

export function cmsPart(settings: Settings, logFile: string): Part {
  const name = 'The CMS'
  const address = `${cmsAddress(settings)}/api/health`
  return createPart({
    name,
    launch: () => startCms({ settings, logFile }),
    whenUp: (program) => waitUntilUp({ name, logFile, program }, { address, seconds: 120 }),
  })
}

/** A Redis server that keeps nothing on the disk. */
export function redisPart(port: number, folder: string, logFile: string): Part {
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  return createPart({
    name: 'Redis',
    launch: () =>
      startProgram({ command: 'redis-server', args, cwd: folder, env: process.env, logFile }),
    whenUp: () => whenListening(port),
  })
}

/** Resolves when a port of this machine takes connections. Throws after half a minute. */
export async function whenListening(port: number): Promise<void> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    const socket = connect(port, '127.0.0.1')
    const isListening = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isListening) return
    await pause(100)
  }
  throw new Error(`Nothing listens on port ${port}.`)
}
