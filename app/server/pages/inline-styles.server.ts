import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageStyles } from '~/ui/layout/page-styles'
import type { RequestHandler } from './render-page.server'

const sheetLinks = /<link rel="stylesheet" href="(\/[^"?]+\.css)"\/>/g
const emptyStyle = new RegExp(`<style ${pageStyles}="[^"]*"></style>`)

/**
 * Puts the built style sheets of a document into its `<style>`, so that the first paint waits for no other request. The
 * links stay, since React and the loader of lazy modules look for them, but disabled: browsers do not load them.
 */
export function withInlineStyles(handle: RequestHandler, assetsFolder: string): RequestHandler {
  const sheets = new Map<string, string>()

  function readSheet(path: string): string {
    const known = sheets.get(path)
    if (known !== undefined) return known
    const sheet = readFileSync(join(assetsFolder, path), 'utf8').trim()
    sheets.set(path, sheet)
    return sheet
  }

  function inline(html: string): string {
    if (!emptyStyle.test(html)) return html
    const styles: string[] = []
    const disabled = html.replace(sheetLinks, (_link, path: string) => {
      styles.push(readSheet(path))
      return `<link rel="stylesheet" href="${path}" disabled=""/>`
    })
    // A function, because `$` in a sheet would be read as a pattern.
    return disabled.replace(emptyStyle, () => `<style ${pageStyles}="">${styles.join('')}</style>`)
  }

  return async (request) => {
    const response = await handle(request)
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
    const { status, headers } = response
    return new Response(inline(await response.text()), { status, headers })
  }
}
