import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pageStyles } from '~/ui/layout/page-slots'

const sheetLinks = /<link rel="stylesheet" href="(\/[^"?]+\.css)"\/>/g
const emptyStyle = new RegExp(`<style ${pageStyles}="[^"]*"></style>`)

/**
 * Returns what puts the built style sheets of a document into its `<style>`, so that the first paint waits for no other
 * request. The links stay, since React and the loader of lazy modules look for them, but disabled: browsers do not load
 * them. Reads all sheets now: pages are rendered even after the files of the build are gone.
 */
export function createStyleInliner(assetsFolder: string): (html: string) => string {
  const sheets = readSheets(assetsFolder)

  return (html) => {
    if (!emptyStyle.test(html)) return html
    const styles: string[] = []
    const disabled = html.replace(sheetLinks, (link: string, path: string) => {
      const sheet = sheets.get(path)
      if (sheet === undefined) return link
      styles.push(sheet)
      return `<link rel="stylesheet" href="${path}" disabled=""/>`
    })
    // A function, because `$` in a sheet would be read as a pattern.
    return disabled.replace(emptyStyle, () => `<style ${pageStyles}="">${styles.join('')}</style>`)
  }
}

/** The style sheets below a folder, by the path at which browsers load them. */
function readSheets(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sheets = files.filter((file) => file.endsWith('.css'))
  return new Map(
    sheets.map((file) => [
      `/${file.split(sep).join('/')}`,
      readFileSync(join(folder, file), 'utf8').trim(),
    ]),
  )
}
