import type { APIRequestContext } from '@playwright/test'
import { findPage } from '~/routing/find-page'
import { href } from '~/routing/href'
import { pageEntry, type PageName } from '~/routing/table'
import type { Locale } from '~content/locale'
import { readSitemap } from './sitemap'

/** Pages that search engines are kept from, so that the sitemap lists none of them. */
const unlisted: Partial<Record<PageName, true>> = {
  confirmation: true,
  inquireNowConfirmation: true,
}

/**
 * A path of the page that exists in the demo content: its only one, or for a page with parameters the first by the
 * alphabet that the sitemap lists. The sitemap's own order is by ids, which are others in each database.
 */
export async function existingPath(
  request: APIRequestContext,
  page: PageName,
  locale: Locale,
): Promise<string> {
  if (!pageEntry(page).paths[locale].includes(':')) return href(page, locale)
  if (page in unlisted) return href(page, locale, { slug: 'inquire' })
  const paths = (await readSitemap(request)).map(({ path }) => path)
  const first = paths.toSorted().find((path) => {
    const found = findPage(path)
    return found?.name === page && found.locale === locale
  })
  if (first === undefined) throw new Error(`The sitemap lists no ${page} in ${locale}`)
  return first
}
