import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = { version?: string; optionalDependencies?: Record<string, string> }

function packagesOf(file: string): Record<string, Entry> {
  const lock: { packages: Record<string, Entry> } = JSON.parse(
    readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'),
  )
  return lock.packages
}

/** Whether Node, standing in the folder of a package, would find another one by its name. */
function isFound(packages: Record<string, Entry>, from: string, name: string): boolean {
  for (
    let base = from;
    ;
    base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1))
  ) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true
    if (base === '') return false
  }
}

test.each(['package-lock.json', 'cms/package-lock.json'])(
  '%s holds the native parts of every platform, so that npm ci works on all of them',
  (file) => {
    const packages = packagesOf(file)
    const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isFound(packages, from, name))
        .map((name) => `${from} → ${name}`),
    )
    expect(missing).toEqual([])
  },
)
