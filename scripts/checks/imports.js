import { dirname, relative, resolve } from 'node:path'

/** @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule */

const aliases = { '~/': 'app/', '~content/': 'content-types/' }

/**
 * A rule that looks at each import and export of a file of the repository, of values as of types.
 * @param {(from: string, to: string) => string | null} problemOf paths from the root of the repository; the second is
 * as it is written, so often without an ending
 * @returns {Rule}
 */
export function importRule(problemOf) {
  return {
    create(context) {
      const from = relative(context.cwd, context.filename).replaceAll('\\', '/')
      /** @param {{ range: [number, number], source?: unknown }} node */
      const check = (node) => {
        const imported = textOf(node.source)
        const to = imported === null ? null : pathOf(context.cwd, from, imported)
        const message = to === null ? null : problemOf(from, to)
        if (message !== null) context.report({ node, message })
      }
      return {
        ImportDeclaration: check,
        ImportExpression: check,
        ExportNamedDeclaration: check,
        ExportAllDeclaration: check,
        TSImportType: check,
      }
    },
  }
}

/** @param {unknown} node */
function textOf(node) {
  const isText = typeof node === 'object' && node !== null && 'value' in node
  return isText && typeof node.value === 'string' ? node.value : null
}

/**
 * @param {string} root
 * @param {string} from
 * @param {string} imported
 */
function pathOf(root, from, imported) {
  const [alias, folder] = Object.entries(aliases).find(([name]) => imported.startsWith(name)) ?? []
  if (alias !== undefined) return `${folder}${imported.slice(alias.length)}`
  if (!imported.startsWith('.')) return null
  return relative(root, resolve(root, dirname(from), imported)).replaceAll('\\', '/')
}
