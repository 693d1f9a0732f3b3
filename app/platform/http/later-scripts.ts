/** Names that keep the browser from a page's own scripts until the page can be seen. */
export const laterModule = 'later-module'
export const laterEntry = 'later-entry'

const modulePreloads = /<link rel="modulepreload" (href="[^"]*")\/>/g
const entryScript = '<script type="module" async="">'

/**
 * Marks the scripts of a rendered document as later ones: on a phone's connection they would take the
 * line from its pictures. The first script of the page brings them in. The elements stay where they are,
 * since React looks for them.
 */
export function delayScripts(html: string): string {
  return html
    .replace(modulePreloads, `<link rel="${laterModule}" $1/>`)
    .replace(entryScript, `<script type="${laterEntry}">`)
}
