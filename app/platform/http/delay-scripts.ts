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
/** Remix's list of all routes, and the visitors' list beside it (`scripts/lib/visitors-manifest.js`). */
const manifest = /"\/assets\/manifest-(\w+)\.js"/g
const visitorsManifest = '"/assets/manifest-$1-visitors.js"'
const entryScript = '<script type="module" async="">'

/**
 * Delays the scripts of a rendered document, since on a phone they would compete with its pictures for bandwidth. The
 * first script of the page (`app/first-script/`) loads them. The elements stay in place, since React expects them.
 * Pages of visitors get the shorter list of routes.
 */
export function delayScripts(html: string, start: ScriptStart): string {
  if (start === 'at-once') return html
  // Private pages may lead staff into their area.
  const page = start === 'on-use' ? html.replace(manifest, visitorsManifest) : html
  return page
    .replace(modulePreloads, `<link rel="${laterModule}" $1/>`)
    .replace(entryScript, `<script type="${laterEntry}" data-start="${start}">`)
}
