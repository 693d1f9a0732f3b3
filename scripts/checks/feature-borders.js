import { dirname, relative, resolve } from 'node:path'
import { publicFiles } from '../../app/features/public-files.js'
import { inRepository } from '../lib/repository.js'

/*
 * Features form no ring and meet through their public files only: app/features/public-files.js has both.
 */

const features = inRepository('app/features')
const order = Object.keys(publicFiles)

/**
 * The feature and the file in it that a path names, `['pricing', 'money/money']`; null outside of features.
 * @param {string} path
 */
function placeOf(path) {
  const [feature = '', ...rest] = relative(features, path).replaceAll('\\', '/').split('/')
  if (feature === '..' || rest.length === 0) return null
  return { feature, file: rest.join('/').replace(/\?.*$|\.tsx?$/, '') }
}

/**
 * What is wrong with an import; null where nothing is.
 * @param {string} from path of the importing file
 * @param {string} imported as it is written
 */
function problemOf(from, imported) {
  const here = placeOf(from)
  const isAlias = imported.startsWith('~/')
  if (!here || !(isAlias || imported.startsWith('.'))) return null
  const target = isAlias
    ? inRepository(`app/${imported.slice(2)}`)
    : resolve(dirname(from), imported)
  const there = placeOf(target)
  if (!there || there.feature === here.feature) return null
  const data = { from: here.feature, to: there.feature, file: there.file }
  const rank = order.indexOf(there.feature)
  if (rank === -1 || rank > order.indexOf(here.feature)) return { messageId: 'upward', data }
  const isTest = /\.test\.tsx?$/.test(from)
  if (isTest || publicFiles[there.feature]?.includes(there.file)) return null
  return { messageId: 'private', data }
}

/** @type {import('eslint').Rule.RuleModule} */
const borders = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      upward:
        'The feature {{from}} may not import {{to}}: it stands below it in app/features/public-files.js',
      private:
        '{{to}}/{{file}} is no public file; app/features/public-files.js lists those of {{to}}',
    },
  },
  create(context) {
    /** @param {import('eslint').Rule.Node & { source?: unknown }} node */
    const check = (node) => {
      const { source } = node
      const imported = isText(source) ? source.value : null
      const problem = imported === null ? null : problemOf(context.filename, imported)
      if (problem) context.report({ node, ...problem })
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

/**
 * @param {unknown} node
 * @returns {node is { value: string }}
 */
function isText(node) {
  return (
    typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string'
  )
}

/** @type {import('eslint').Linter.Config} */
export const featureBorders = {
  files: ['app/features/**/*.{ts,tsx}'],
  plugins: { features: { rules: { borders } } },
  rules: { 'features/borders': 'error' },
}
