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
 * A path of the page that exists in the demo content: its only one, or for a page with parameters the
 * first that the sitemap lists.
 */
export async function existingPath(
  request: APIRequestContext,
  page: PageName,
  locale: Locale,
): Promise<string> {
  if (!pageEntry(page).paths[locale].includes(':')) return href(page, locale)
  if (page in unlisted) return href(page, locale, { slug: 'inquire' })
  const listed = (await readSitemap(request)).find(({ path }) => {
    const found = findPage(path)
    return found?.name === page && found.locale === locale
  })
  if (!listed) throw new Error(`The sitemap lists no ${page} in ${locale}`)
  return listed.path
}
