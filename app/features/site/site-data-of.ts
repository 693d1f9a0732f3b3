import { locales } from '~content/locale'
import type { SiteData } from './read-site-data.server'

type Match = { id: string; data: unknown }

/** The site data among a page's matches, for `meta`; undefined if the loader of the layout failed. */
export function siteDataOf(matches: readonly Match[]): SiteData | undefined {
  const layout = matches.find((match) => locales.some((locale) => locale === match.id))
  return layout?.data as SiteData | undefined
}
