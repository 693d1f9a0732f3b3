import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findCommand } from '../../lib/find-command.js'
import { startProgram } from '../../lib/program.js'
import { createPart, type Part, whenListening } from '../part'

/** Where Debian keeps the servers of each version. */
const debianFolder = '/usr/lib/postgresql'

function findProgram(name: string): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const inFolders = versions.map((version) => join(debianFolder, version, 'bin', name))
  return findCommand([name, ...inFolders.toReversed()])
}

/** PostgreSQL refuses to run as root; then it runs in the account that its package made. */
function asPostgres(command: string, args: readonly string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [command, [...args]]
  const account = ['--reuid=postgres', '--regid=postgres', '--clear-groups']
  return ['setpriv', [...account, command, ...args]]
}

/** A new PostgreSQL server, which may be killed at any moment, and the URL of its database. */
export async function createPostgres(
  port: number,
  logFile: string,
): Promise<{ postgres: Part; url: string }> {
  const folder = makeFolder()
  const [init, words] = asPostgres(findProgram('initdb') ?? 'initdb', [
    '-D',
    folder,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-instructions',
  ])
  execFileSync(init, words, { stdio: 'ignore', cwd: folder })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const [command, args] = asPostgres(findProgram('postgres') ?? 'postgres', [
    '-D',
    folder,
    '-p',
    `${port}`,
    '-h',
    '127.0.0.1',
    '-k',
    '',
  ])
  const postgres = createPart({
    name: 'PostgreSQL',
    launch: () => startProgram({ command, args, cwd: folder, env: process.env, logFile }),
    async whenUp() {
      await whenListening(port)
      await whenAnswering(url)
    },
  })
  return { postgres, url }
}

/** A folder that belongs to the account of the server. It is removed when this process ends. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ceiba-postgres-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  if (process.getuid?.() === 0) {
    const idOf = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
    chownSync(folder, idOf('-u'), idOf('-g'))
  }
  return folder
}

/** After a crash the server listens while it still recovers. */
async function whenAnswering(url: string): Promise<void> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await pause(100)
    }
  }
}
