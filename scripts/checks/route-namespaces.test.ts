import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { locales } from '~content/locale'
import { bundlesOf, namespaceBundles } from '~/platform/i18n/namespace-bundles'
import { pageEntry, pageNames } from '~/routing/table'
import { inRepository, repository } from '../lib/repository.js'
import { readImports } from './import-cycles.js'

const files = ['app', 'content-types'].flatMap((folder) =>
  readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(server|test)\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
)
const imports = readImports(repository, files)
const textOf = (file: string) => readFileSync(inRepository(file), 'utf8')

/** A file and all that it brings along. */
function broughtBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const imported of imports.get(file) ?? []) broughtBy(imported, found)
  return found
}

/** The namespaces that a file asks for. */
function askedBy(file: string): string[] {
  const text = textOf(file)
  return [
    ...[...text.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = '']) => quoted(names)),
    ...[...text.matchAll(/\bns: '(\w+)'|\bt\(['`](\w+):/g)].map(([, ns, prefix]) => ns ?? prefix),
  ].flatMap((name) => name ?? [])
}

const quoted = (text: string) => [...text.matchAll(/'(\w+)'/g)].flatMap(([, name]) => name ?? [])

/** The namespaces that a route names in its `handle`. */
function namedBy(route: string): string[] {
  const [, list = ''] =
    /^export const handle = \{[^}]*i18n: \[([^\]]*)\]/m.exec(textOf(route)) ?? []
  const bundles = [...list.matchAll(/namespaceBundles\.(\w+)/g)].flatMap(
    ([, bundle]) => bundle ?? [],
  )
  return [...quoted(list), ...bundles.flatMap((bundle) => namespaceBundles[bundle as 'staffArea'])]
}

const layouts = { site: 'app/routes/language.tsx', staff: 'app/routes/staff/area.tsx' }

describe('the words of a page', () => {
  const pages = pageNames
    .map(pageEntry)
    .filter(({ module }) => !/handle = scriptless/.test(textOf(`app/${module}`)))
  const routes = new Map(
    pages.map(({ module, layout = 'site' }) => [`app/${module}`, layouts[layout]]),
  )

  it.each([...routes])('come before it is shown: %s', (route, layout) => {
    const brought = [...broughtBy(route), ...broughtBy(layout), ...broughtBy('app/root.tsx')]
    const asked = brought.flatMap(askedBy)
    expect(asked).toContain('errors')
    const loaded = bundlesOf([...namedBy(route), ...namedBy(layout)])
    expect(bundlesOf(asked).filter((bundle) => !loaded.includes(bundle))).toEqual([])
  })

  // What a page or a part of one that loads later asks for in vain is shown as the names of the words.
  it('have a bundle from which a browser gets them', () => {
    const grouped = new Set<string>(Object.values(namespaceBundles).flat())
    const asked = files.flatMap((file) => askedBy(file).map((name) => ({ file, name })))
    expect(asked).toContainEqual({
      file: 'app/features/catalogue/where/where-list.tsx',
      name: 'where',
    })
    expect(asked.filter(({ name }) => !grouped.has(name))).toEqual([])
  })

  it('are named where components ask for them', () => {
    expect(namedBy('app/routes/listings/detail.tsx')).toContain('detail')
    expect(namedBy('app/routes/staff/area.tsx')).toContain('desk')
    expect(askedBy('app/features/listings/map/map-pane.tsx')).toContain('errors')
  })
})

describe('a bundle of words', () => {
  const bundles = Object.entries(namespaceBundles).map(([bundle, names]) => ({
    file: bundle.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    names: [...names].sort(),
  }))

  it.each(bundles)('has its namespaces in both languages: $file', async ({ file, names }) => {
    for (const locale of locales) {
      const words = (await import(`../../app/locales/${locale}/bundles/${file}.ts`)) as object
      expect(Object.keys(words).sort(), locale).toEqual(names)
    }
  })

  it('shares none with another', () => {
    const all = bundles.flatMap(({ names }) => names)
    expect(new Set(all).size).toBe(all.length)
  })
})
