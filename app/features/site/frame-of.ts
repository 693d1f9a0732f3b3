import { locales } from '~content/locale'
import type { SiteFrameData } from './read-site-frame.server'

type Match = { id: string; data: unknown }

/** The site frame among a page's matches, for `meta`; undefined when the layout's loader failed. */
export function frameOf(matches: readonly Match[]): SiteFrameData | undefined {
  const layout = matches.find((match) => locales.some((locale) => locale === match.id))
  return layout?.data as SiteFrameData | undefined
}
