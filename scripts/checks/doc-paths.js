import { posix } from 'node:path'

/** How a path begins, from the root of the repository or from `app/`. */
const rooms =
  /^(?:app|cms|content-types|docs|e2e|public|scripts|features|locales|platform|routes|routing|server|testing|ui)\//
const fileName = /^[\w.*<>{},/-]+\.(?:tsx?|js|css|json|md)$/
const folderName = /^[\w-]+\/$/

/** What looks like a path: files that a running site writes, and the name of a lint rule. */
const otherNames = ['data/', 'private/', 'incoming/', 'manifest.json', 'own/feature-borders']

/**
 * The paths in a document that do not exist. Looks at the targets of links, and at code that is a path, e.g. `href.ts`,
 * `content-types/<type>.ts` or `cms/src/setup/`; `*` and `<type>` stand for any name. A path may leave out the folders
 * above it. Blocks of code are skipped.
 * @param {string} document its own path
 * @param {string} markdown
 * @param {readonly string[]} files paths of all files of the repository
 * @returns {string[]}
 */
export function missingPaths(document, markdown, files) {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, '')
  const folder = posix.dirname(document)
  const code = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, text = '']) => text)
  const words = prose.replaceAll(/`[^`]*`/g, '')
  const links = [...words.matchAll(/\]\((?![a-z]+:)([^)\s#]+)/g)].map(([, target = '']) => target)
  return [
    ...links.filter((target) => !exists(`^${pattern(posix.join(folder, target))}`, files)),
    ...code.filter((text) => isPath(text) && !exists(`^(.*/)?${pattern(text)}`, files)),
  ]
}

/** @param {string} text */
function isPath(text) {
  if (otherNames.includes(text)) return false
  return rooms.test(text) || fileName.test(text) || folderName.test(text)
}

/**
 * A path as the source of a regular expression; `{a,b}` means one of them.
 * @param {string} path
 */
function pattern(path) {
  return path
    .replace(/^(?:\.{1,2}\/)+|\/$/g, '')
    .replaceAll('.', '\\.')
    .replaceAll(/\*|<[^>]*>|…/g, '[^/]*')
    .replaceAll(
      /\{([^}]*)\}/g,
      (_, /** @type {string} */ choices) => `(${choices.replaceAll(',', '|')})`,
    )
}

/**
 * @param {string} start
 * @param {readonly string[]} files
 */
function exists(start, files) {
  const path = new RegExp(`${start}(/|$)`)
  return files.some((file) => path.test(file))
}
