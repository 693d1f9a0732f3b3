import type { Steps } from '~/platform/process/steps'
import { alternates } from '~/routing/alternates'
import type { SitemapEntry } from '~/routing/sitemap-pages'
import { sitemapPartParameter } from '~/routing/parameters'
import { resources } from '~/routing/resources'

/** Search engines read at most 50,000 addresses and 50 MB of a file. */
const addressesPerFile = 45_000

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

type SitemapOptions = {
  /** From the settings. */
  origin: string
  /** The number of a file of the index, from 1. */
  part?: number
  limit?: number
}

/** As many as are written in two milliseconds or so. */
const entriesPerPiece = 100

const encoder = new TextEncoder()

/**
 * The sitemap as XML: all addresses, each with its alternates, or an index of files where they are more than the limit.
 * With `part` it is one of these files, or null if there are fewer. In pieces of UTF-8, since joining and encoding the
 * text of a whole file takes 50 ms.
 */
export function* renderSitemap(
  entries: readonly SitemapEntry[],
  { origin, part, limit = addressesPerFile }: SitemapOptions,
): Steps<Uint8Array[] | null> {
  const files = yield* splitEntries(entries, limit)
  const base = new URL(origin).origin
  const single = files.length > 1 ? undefined : (files[0] ?? [])
  const listed = part === undefined ? single : files[part - 1]
  if (listed) return yield* urlset(listed, base)
  if (part !== undefined) return null
  const lines = files.map((file, index) => {
    const address = `${base}/${resources.sitemap.path}?${sitemapPartParameter}=${index + 1}`
    return `<sitemap><loc>${address}</loc>${lastChange(latestOf(file))}</sitemap>\n`
  })
  return [encoder.encode(`${beginning('sitemapindex')}${lines.join('')}</sitemapindex>\n`)]
}

function* urlset(entries: readonly SitemapEntry[], base: string): Steps<Uint8Array[]> {
  const pieces = [encoder.encode(beginning('urlset'))]
  for (let start = 0; start < entries.length; start += entriesPerPiece) {
    const urls = entries.slice(start, start + entriesPerPiece).map((entry) => urlsOf(entry, base))
    pieces.push(encoder.encode(urls.join('')))
    yield
  }
  return [...pieces, encoder.encode('</urlset>\n')]
}

/** An entry stands in one file with all its languages. */
function* splitEntries(entries: readonly SitemapEntry[], limit: number): Steps<SitemapEntry[][]> {
  const files: SitemapEntry[][] = []
  let room = 0
  for (const [at, entry] of entries.entries()) {
    if (at % (10 * entriesPerPiece) === 0) yield
    const addresses = Object.keys(entry.translations).length
    if (addresses > room) {
      files.push([])
      room = limit
    }
    files.at(-1)?.push(entry)
    room -= addresses
  }
  return files
}

function urlsOf({ page, translations, changed }: SitemapEntry, base: string): string {
  const pages = alternates(page, translations).map(({ hrefLang, path }) => ({
    hrefLang,
    address: `${base}${path.replaceAll('&', '&amp;')}`,
  }))
  const links = pages.map(
    ({ hrefLang, address }) =>
      `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${address}"/>`,
  )
  const rest = `${lastChange(changed)}${links.join('')}</url>`
  return pages
    .filter(({ hrefLang }) => hrefLang !== 'x-default')
    .map(({ address }) => `<url><loc>${address}</loc>${rest}\n`)
    .join('')
}

function latestOf(entries: readonly SitemapEntry[]): string | undefined {
  let latest: string | undefined
  for (const { changed } of entries) if (changed && changed > (latest ?? '')) latest = changed
  return latest
}

function lastChange(day: string | undefined): string {
  return day ? `<lastmod>${day}</lastmod>` : ''
}

function beginning(root: 'urlset' | 'sitemapindex'): string {
  const alternateLinks = root === 'urlset' ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespace}${alternateLinks}>\n`
}
