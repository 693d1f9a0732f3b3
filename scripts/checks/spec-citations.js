import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const specFiles =
  'browsing|contracts-and-routes|decisions|finding|leads-and-content|operations|pricing|README'
/** `browsing.md §2.1 and §9, "Listing page"`, `pricing.md, "Money"`, `docs/facts/security.md 17`. */
const citation = new RegExp(
  `(?<![\\w/-])(docs/(?:spec|facts)/[\\w-]+|${specFiles.replace('|README', '')})\\.md\`?` +
    `((?:,? (?:and )?§ ?\\d+(?:\\.\\d+)*)*)((?: \\d+(?: and \\d+)*)?)(?:, "([^"]+)")?`,
  'g',
)

/**
 * @typedef {object} Citation
 * @property {string} text as it stands in the source
 * @property {string} file path of the cited document, below the repository
 * @property {string[]} sections numbers of headings: `2`, `2.1`
 * @property {string[]} points numbers of list items
 * @property {string | undefined} words beginning of a heading, of a list item or of a bold phrase
 */

/**
 * The citations of the specification in a source or a document. Comments that wrap are read as one line.
 * @param {string} source
 * @returns {Citation[]}
 */
export function findCitations(source) {
  const unwrapped = source.replaceAll(/\s*\n\s*(?:\/\/|\*(?!\/)|#)?\s*/g, ' ')
  return [...unwrapped.matchAll(citation)].map(([text, file = '', sections, points, words]) => ({
    text,
    file: file.startsWith('docs/') ? `${file}.md` : `docs/spec/${file}.md`,
    sections: numbers(sections),
    points: file.startsWith('docs/facts/') ? numbers(points) : [],
    words,
  }))
}

/**
 * Why a citation leads nowhere; undefined where it resolves.
 * @param {Citation} citation
 * @param {string} root folder of the repository
 * @returns {string | undefined}
 */
export function citationFault({ text, file, sections, points, words }, root) {
  const document = readDocument(join(root, file))
  if (document === undefined) return `${text}: there is no ${file}`
  const section = sections.find((each) => !hasLine(document, `#+ ${escaped(each)}\\.? `))
  if (section) return `${text}: ${file} has no section ${section}`
  const point = points.find((each) => !hasLine(document, `${each}\\. `))
  if (point) return `${text}: ${file} has no point ${point}`
  const start = words && escaped(words)
  if (!start || hasLine(document, `(#+ (\\d[.\\d]* )?|- |\\d+\\. )?(\\*\\*)?${start}`))
    return undefined
  return `${text}: nothing in ${file} begins with these words`
}

/** @param {string | undefined} text */
function numbers(text) {
  return text?.match(/\d+(?:\.\d+)*/g) ?? []
}

/**
 * @param {string} document
 * @param {string} line
 */
function hasLine(document, line) {
  return new RegExp(`^${line}`, 'im').test(document)
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** @param {string} path */
function readDocument(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
