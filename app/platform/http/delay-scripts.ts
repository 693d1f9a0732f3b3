/** Attribute values that keep the browser from loading the page's scripts before its first paint. */
export const laterModule = 'later-module'
export const laterEntry = 'later-entry'

const modulePreloads = /<link rel="modulepreload" (href="[^"]*")\/>/g
const entryScript = '<script type="module" async="">'

/**
 * Delays the scripts of a rendered document, since on a phone they would compete with its pictures for bandwidth. The
 * inline script of the page (`ui/theme/first-script.ts`) loads them. The elements stay in place, since React expects them.
 */
export function delayScripts(html: string): string {
  return html
    .replace(modulePreloads, `<link rel="${laterModule}" $1/>`)
    .replace(entryScript, `<script type="${laterEntry}">`)
}
