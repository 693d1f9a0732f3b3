import { mapInSteps, type Steps } from '~/platform/process/steps'
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

/**
 * The sitemap as XML: all addresses, each with its alternates, or an index of files where they are more than the limit.
 * With `part` it is one of these files, or null if there are fewer.
 */
export function* renderSitemap(
  entries: readonly SitemapEntry[],
  { origin, part, limit = addressesPerFile }: SitemapOptions,
): Steps<string | null> {
  const files = splitEntries(entries, limit)
  const base = new URL(origin).origin
  const single = files.length > 1 ? undefined : (files[0] ?? [])
  const listed = part === undefined ? single : files[part - 1]
  if (listed) return yield* urlset(listed, base)
  if (part !== undefined) return null
  return xml(
    'sitemapindex',
    files.map((file, index) => {
      const address = `${base}/${resources.sitemap.path}?${sitemapPartParameter}=${index + 1}`
      return `<sitemap><loc>${address}</loc>${lastChange(latestOf(file))}</sitemap>`
    }),
  )
}

function* urlset(entries: readonly SitemapEntry[], base: string): Steps<string> {
  const urls = yield* mapInSteps(entries, (entry) => urlsOf(entry, base))
  // Joining megabytes, and what follows, is a step of its own.
  yield
  const text = xml('urlset', urls)
  yield
  return text
}

/** An entry stands in one file with all its languages. */
function splitEntries(entries: readonly SitemapEntry[], limit: number): SitemapEntry[][] {
  const files: SitemapEntry[][] = []
  let room = 0
  for (const entry of entries) {
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
    .map(({ address }) => `<url><loc>${address}</loc>${rest}`)
    .join('\n')
}

function latestOf(entries: readonly SitemapEntry[]): string | undefined {
  let latest: string | undefined
  for (const { changed } of entries) if (changed && changed > (latest ?? '')) latest = changed
  return latest
}

function lastChange(day: string | undefined): string {
  return day ? `<lastmod>${day}</lastmod>` : ''
}

function xml(root: 'urlset' | 'sitemapindex', lines: readonly string[]): string {
  const alternateLinks = root === 'urlset' ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} ${namespace}${alternateLinks}>`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n')
}
