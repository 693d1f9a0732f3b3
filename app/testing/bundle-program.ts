import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, parse, resolve } from 'node:path'
import { afterAll } from 'vitest'
import { build } from 'vite'

const repository = resolve(import.meta.dirname, '../..')

/**
 * One script for plain Node of a program that a test file starts many times, which compiling each time would make slow.
 * It lies below the repository, where Node finds the packages, until the tests of the file end.
 */
export async function bundleProgram(entry: string): Promise<string> {
  const cache = join(repository, '.cache')
  await mkdir(cache, { recursive: true })
  const outDir = await mkdtemp(join(cache, 'program-'))
  afterAll(() => rm(outDir, { recursive: true, force: true }))
  await build({
    configFile: join(repository, 'vite.config.ts'),
    mode: 'test',
    root: repository,
    logLevel: 'warn',
    build: { ssr: entry, outDir, copyPublicDir: false },
  })
  return join(outDir, `${parse(entry).name}.js`)
}
