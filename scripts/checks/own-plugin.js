import { featureBorders } from './feature-borders.js'
import { importDirection } from './import-directions.js'

/** @typedef {import('./imports.js').Rule} Rule */

/**
 * Forbids what the selectors of its options find, as ESLint's rule of this name.
 * @type {Rule}
 */
const noRestrictedSyntax = {
  meta: { schema: false },
  create(context) {
    const restrictions = /** @type {{ selector: string, message: string }[]} */ (context.options)
    return Object.fromEntries(
      restrictions.map(({ selector, message }) => [
        selector,
        (/** @type {{ range: [number, number] }} */ node) => context.report({ node, message }),
      ]),
    )
  },
}

/**
 * Lines of comments of at most `max` characters, but for addresses: the formatter wraps code alone.
 * @type {Rule}
 */
const commentLength = {
  meta: { schema: false },
  create(context) {
    const { lines } = context.sourceCode
    const [{ max }] = /** @type {[{ max: number }]} */ (context.options)
    return {
      Program() {
        for (const { loc } of context.sourceCode.getAllComments()) {
          const { start, end } = loc
          for (let line = start.line; line <= end.line; line += 1) {
            const text = lines[line - 1] ?? ''
            const isBehindCode =
              line === start.line && !/^\s*\{?$/.test(text.slice(0, start.column))
            if (text.length <= max || isBehindCode || text.includes('://')) continue
            const at = { line, column: 0 }
            context.report({
              loc: { start: at, end: { line, column: text.length } },
              message: `A comment has lines of at most ${max} characters.`,
            })
          }
        }
      },
    }
  },
}

export default {
  meta: { name: 'own' },
  rules: {
    'comment-length': commentLength,
    'feature-borders': featureBorders,
    'import-directions': importDirection,
    'no-restricted-syntax': noRestrictedSyntax,
  },
}
