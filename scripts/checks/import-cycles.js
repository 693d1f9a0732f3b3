import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

const aliases = { '~/': 'app/', '~content/': 'content-types/' }
const endings = ['', '.ts', '.tsx', '.js', '/index.ts']

/**
 * Which files a file brings along when it is loaded. Imports of types are gone by then, and `import()`
 * comes later.
 * @param {string} root folder of the repository
 * @param {readonly string[]} files paths below the root
 * @returns {Map<string, string[]>}
 */
export function readImports(root, files) {
  const known = new Set(files)
  return new Map(
    files.map((file) => [
      file,
      importedBy(file, readFileSync(join(root, file), 'utf8')).flatMap((imported) => {
        const found = endings.map((ending) => imported + ending).find((path) => known.has(path))
        return found && existsSync(join(root, found)) ? [found] : []
      }),
    ]),
  )
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {string[]} paths below the root as they are written, so often without an ending
 */
function importedBy(file, text) {
  const { staticImports, staticExports } = parseSync(file, text).module
  const names = [
    ...staticImports.flatMap(({ entries, moduleRequest }) =>
      entries.length === 0 || entries.some(({ isType }) => !isType) ? [moduleRequest.value] : [],
    ),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) =>
        !isType && moduleRequest ? [moduleRequest.value] : [],
      ),
    ),
  ]
  return [...new Set(names)].flatMap((name) => {
    if (name.startsWith('.')) return [normalize(join(dirname(file), name))]
    const alias = Object.entries(aliases).find(([prefix]) => name.startsWith(prefix))
    return alias ? [name.replace(...alias)] : []
  })
}

/**
 * The ways on which a file imports itself, each told once.
 * @param {Map<string, string[]>} imports
 * @returns {string[][]}
 */
export function findCycles(imports) {
  /** @type {Map<string, 'open' | 'done'>} */
  const states = new Map()
  /** @type {string[][]} */
  const cycles = []
  /** @type {string[]} */
  const way = []

  /** @param {string} file */
  function visit(file) {
    states.set(file, 'open')
    way.push(file)
    for (const imported of imports.get(file) ?? []) {
      const state = states.get(imported)
      if (state === 'open') cycles.push([...way.slice(way.indexOf(imported)), imported])
      else if (state === undefined) visit(imported)
    }
    way.pop()
    states.set(file, 'done')
  }

  for (const file of imports.keys()) if (!states.has(file)) visit(file)
  return cycles
}
