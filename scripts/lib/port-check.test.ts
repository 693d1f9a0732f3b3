import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { portProblem } from './port-check.js'

let server: Server | undefined

afterEach(() => {
  server?.close()
  server = undefined
})

async function takenPort(host: string): Promise<string> {
  const taken = createServer()
  server = taken
  await new Promise<void>((resolve) => taken.listen(0, host, resolve))
  const address = taken.address()
  return String(typeof address === 'object' && address ? address.port : 0)
}

const site = { variable: 'SITE_PORT', host: '127.0.0.1', program: 'the site' }

describe('the check of a port', () => {
  it('names the port, the program and the variable when it is taken', async () => {
    const port = await takenPort('127.0.0.1')
    const problem = await portProblem({ ...site, port })
    expect(problem).toContain(`Port ${port}, on which the site would listen, is taken`)
    expect(problem).toMatch(/SITE_PORT=\d+ npm start/)
  })

  it('sees a program that listens on every address', async () => {
    const port = await takenPort('0.0.0.0')
    expect(await portProblem({ ...site, port })).toContain('is taken')
  })

  it('finds nothing wrong with a free port', async () => {
    const port = await takenPort('127.0.0.1')
    await new Promise((resolve) => server?.close(resolve))
    expect(await portProblem({ ...site, port })).toBeUndefined()
  })

  it.each(['no', '0', '70000', '80.5'])('refuses "%s" as a port', async (port) => {
    expect(await portProblem({ ...site, port })).toContain(`SITE_PORT is "${port}"`)
  })
})
