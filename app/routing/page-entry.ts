import type { Locale } from '~content/locale'
import type { SectionKey } from '~content/section-key'

/**
 * One page of the site: its path per language and what it takes to deliver it. The browser's build leaves out what only
 * the server reads: `module`, `query`, `ownQuery`, `delivery`, `takesFiles` and `inSitemap` (`browserTables` in
 * `vite.config.ts`).
 */
export type PageEntry = {
  paths: Record<Locale, string>
  /** Route module below `app/`. */
  module: string
  /** Query parameters that change the page, in the order in which the store's key holds them. */
  query?: readonly string[]
  /** Parameters with data of one visitor. A page with one of them is not stored. */
  ownQuery?: readonly string[]
  /** `never` excludes the page from the page store and from search engines. */
  delivery?: 'stored' | 'never'
  /** The listing section of the page, if any. */
  section?: SectionKey
  /** Layout around the page: header and footer of the site, or the staff area. */
  layout?: 'site' | 'staff'
  /** The layout shows brand and languages only, so that nothing distracts from what is read or signed. */
  hasMinimalLayout?: boolean
  /** Whether its forms may carry files. */
  takesFiles?: boolean | 'archives'
  /**
   * Whether the sitemap lists it as it stands (features list pages with parameters and those that editors may leave
   * out).
   */
  inSitemap?: boolean
}
