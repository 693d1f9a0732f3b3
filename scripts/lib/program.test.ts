import { existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { startProgram } from './program.js'

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
})

const node = (code: string, more: { logFile?: string; onLine?: (line: string) => void } = {}) =>
  startProgram({
    command: process.execPath,
    args: ['-e', code],
    cwd: folder,
    env: process.env,
    ...more,
  })

describe('a started program', () => {
  it('tells how it ended', async () => {
    expect(await node('process.exit(3)').exited).toMatchObject({ code: 3, signal: null })
  })

  it('is ended by a signal', async () => {
    const program = node('setInterval(() => {}, 1000)')
    program.signal('SIGTERM')
    expect(await program.exited).toMatchObject({ code: null, signal: 'SIGTERM' })
  })

  it('writes its output to the log and hands on its lines', async () => {
    const logFile = join(folder, 'logs', 'both.log')
    const lines: string[] = []
    const code = 'console.log("out"); console.error("err")'
    await node(code, { logFile, onLine: (line) => lines.push(line) }).exited
    expect(lines.sort()).toEqual(['err', 'out'])
    expect(readFileSync(logFile, 'utf8').trim().split('\n').sort()).toEqual(['err', 'out'])
  })

  it('lets no other account of the machine read the log', async () => {
    const logFile = join(folder, 'logs', 'own.log')
    await node('console.log("out")', { logFile }).exited
    expect(statSync(logFile).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'logs')).mode & 0o777).toBe(0o700)
  })

  it('keeps the log of the time before', async () => {
    const logFile = join(folder, 'kept.log')
    await node('console.log("first")', { logFile }).exited
    await node('console.log("second")', { logFile }).exited
    expect(readFileSync(`${logFile}.1`, 'utf8')).toBe('first\n')
  })

  it('runs on when its log cannot be written, as on a full disk', async () => {
    const logFile = join(folder, 'full.log')
    const program = node('console.log("x".repeat(1_000_000))', { logFile })
    // The log is opened after the call.
    symlinkSync(existsSync('/dev/full') ? '/dev/full' : folder, logFile)
    expect(await program.exited).toMatchObject({ code: 0, signal: null })
    expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(logFile))
    vi.mocked(console.error).mockClear()
  })

  it('reports a command that does not exist', async () => {
    const program = startProgram({ command: 'no-such-command', args: [], cwd: folder, env: {} })
    expect((await program.exited).error?.message).toContain('ENOENT')
  })
})
