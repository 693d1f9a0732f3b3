import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export const cmsFolder = resolve(import.meta.dirname, '..')
/** The CMS compiles these files too. */
const contract = resolve(cmsFolder, '..', 'content-types')

/** Brings `dist` up to date with the sources; test files that run side by side wait for each other. */
export async function compileCms(): Promise<void> {
  const lock = join(cmsFolder, 'node_modules', '.compiling')
  for (let tries = 0; !take(lock); tries += 1) {
    if (tries > 1500) throw new Error(`${lock} was left behind; remove it`)
    await wait(200)
  }
  try {
    if (isCurrent()) return
    const tsc = join(cmsFolder, 'node_modules', 'typescript', 'bin', 'tsc')
    execFileSync(process.execPath, [tsc, '-p', cmsFolder], { cwd: cmsFolder, stdio: 'inherit' })
  } finally {
    rmSync(lock, { recursive: true })
  }
}

function take(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}

function isCurrent(): boolean {
  const compiled = newest(join(cmsFolder, 'dist'))
  const sources = [join(cmsFolder, 'src'), join(cmsFolder, 'config'), contract]
  return compiled > Math.max(...sources.map(newest))
}

function newest(folder: string): number {
  try {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    return Math.max(
      0,
      ...files
        .filter((file) => file.isFile() && !file.parentPath.includes(join('src', 'admin')))
        .map((file) => statSync(join(file.parentPath, file.name)).mtimeMs),
    )
  } catch {
    return 0
  }
}
