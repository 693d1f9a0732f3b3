import type { Locator, Page } from '@playwright/test'
import type { Locale } from '~content/locale'
import { containing, wordsOf } from './words'

/** The map of a list, with its pins and cards. */
export function mapRegion(page: Page, locale: Locale): Locator {
  return page.getByRole('region', { name: wordsOf(locale, 'listingMap')('title') })
}

/**
 * The pin of a house, which stands alone. It gets the name of the house together with its card, so the name alone
 * may find the heart of that card; only the pin has a price, too.
 */
export function pinOf(page: Page, locale: Locale, name: string): Locator {
  return mapRegion(page, locale)
    .getByRole('button', { name: containing(name) })
    .filter({ hasText: /[$Q]/ })
    .first()
}
