import { alternates } from './alternates'
import type { SitemapEntry } from './sitemap-pages'

/** Renders the sitemap with the alternates of every address. `origin` comes from the settings. */
export function renderSitemap(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.flatMap(({ page, translations, changed }) => {
    const pages = alternates(page, translations)
    const links = pages.map(
      ({ hrefLang, path }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${absolute(path, origin)}"/>`,
    )
    const lastChange = changed ? `<lastmod>${changed}</lastmod>` : ''
    return pages
      .filter(({ hrefLang }) => hrefLang !== 'x-default')
      .map(
        ({ path }) =>
          `<url><loc>${absolute(path, origin)}</loc>${lastChange}${links.join('')}</url>`,
      )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function absolute(path: string, origin: string): string {
  return new URL(path, origin).href.replaceAll('&', '&amp;')
}
