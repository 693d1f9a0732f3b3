import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { OxlintOverride } from 'oxlint'
import * as z from 'zod'
import oxlintConfig from '../../oxlint.config.js'
import { inRepository } from '../lib/repository.js'

/** An example: where it would lie, and what it says. */
type Planted = readonly [path: string, text: string]

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({ message: z.string(), code: z.string().default(''), filename: z.string() }),
  ),
})

/**
 * Lints examples in one run, in a folder of their own, and gives what the linter says about each by its name:
 * `rule: message`.
 */
export function lintPlanted(
  overrides: readonly OxlintOverride[],
  examples: Record<string, Planted>,
  { withTypes = false } = {},
): (name: string) => string[] {
  const folder = mkdtempSync(join(tmpdir(), 'site-lint-'))
  const { plugins, jsPlugins, categories } = oxlintConfig
  const options = { typeAware: withTypes, reportUnusedDisableDirectives: 'error' }
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const config = { plugins, jsPlugins, categories, options, overrides }
  write('config.json', JSON.stringify({ ...config, ignorePatterns: ['node_modules'] }))
  write('tsconfig.json', JSON.stringify({ extends: inRepository('tsconfig.json'), include: ['.'] }))
  if (withTypes) symlinkSync(inRepository('node_modules'), join(folder, 'node_modules'), 'junction')
  const places = Object.entries(examples).map(([name, [path, text]], index) => {
    // With a number, since several would lie in the same place.
    const [first = '', ...rest] = basename(path).split('.')
    const place = join(dirname(path), [`${first}-${index}`, ...rest].join('.'))
    write(place, text)
    return [name, place] as const
  })
  const linter = [inRepository('node_modules/oxlint/bin/oxlint'), '--config', 'config.json']
  const { stdout } = spawnSync(process.execPath, [...linter, '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  const { diagnostics } = reportSchema.parse(JSON.parse(stdout))
  const findings = new Map(
    places.map(([name, place]) => [
      name,
      diagnostics
        .filter(({ filename }) => join(filename) === place)
        .map(({ code, message }) => `${code.replace(/\((.*)\)$/, '/$1')}: ${message}`),
    ]),
  )
  return (name) => {
    const found = findings.get(name)
    if (!found) throw new Error(`no example is called ${name}`)
    return found
  }
}

/** The rules alone. */
export const rulesOf = (findings: readonly string[]) =>
  findings.map((finding) => finding.split(': ', 1)[0])
