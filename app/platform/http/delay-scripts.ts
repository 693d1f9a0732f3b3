/** Attribute values that keep the browser from loading the page's scripts by itself. */
export const laterModule = 'later-module'
export const laterEntry = 'later-entry'

/**
 * When the scripts of a document load: `on-use` when the visitor uses something that needs them, `on-load` after the
 * page and its pictures, for pages that fill in what belongs to one person; `at-once` for the desk of the staff, whose
 * pages have no first script.
 */
export type ScriptStart = 'on-use' | 'on-load' | 'at-once'

const modulePreloads = /<link rel="modulepreload" (href="[^"]*")\/>/g
const entryScript = '<script type="module" async="">'

/**
 * Delays the scripts of a rendered document, since on a phone they would compete with its pictures for bandwidth. The
 * first script of the page (`app/first-script/`) loads them. The elements stay in place, since React expects them.
 */
export function delayScripts(html: string, start: ScriptStart): string {
  if (start === 'at-once') return html
  return html
    .replace(modulePreloads, `<link rel="${laterModule}" $1/>`)
    .replace(entryScript, `<script type="${laterEntry}" data-start="${start}">`)
}
