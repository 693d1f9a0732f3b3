import type { Page } from '@playwright/test'
import { locales } from '~content/locale'
import { listing } from './support/listing'
import { listPath } from './support/rentals'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { inLanguage, wordsOf } from './support/words'

const section = 'vacationRentals'

/** Holds every answer to a filter back until it is let go, as a slow network does. */
async function holdAnswers(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.data\b/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

for (const locale of locales) {
  const t = wordsOf(locale, 'listings')
  const bedrooms = t('bedroomCount', { count: 2 })
  const newPlaces = t('card.new')
  const query = { bedroom: '2', newProduct: 'true' }

  test(`two filters that are cleared in a hurry are both cleared @phone, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const list = listing(page, locale)
    await visit(page, listPath(section, locale, {}, query))
    await expect(list.chips).toHaveCount(2)
    const release = await holdAnswers(page)
    await list.chip(bedrooms).click()
    await expect(list.chips).toHaveCount(1)
    await list.chip(newPlaces).click()
    await expect(list.chips).toHaveCount(0)
    release()
    await expect(page).toHaveURL(listPath(section, locale))
  })

  test(`the map that is opened in a hurry has the filter that was chosen last @phone, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const list = listing(page, locale)
    await visit(page, listPath(section, locale, {}, query))
    const release = await holdAnswers(page)
    await list.chip(bedrooms).click()
    await expect(list.chips).toHaveCount(1)
    await page.getByRole('link', { name: t('showMap'), exact: true }).click()
    release()
    const filtered = { newProduct: 'true', view: 'map' }
    await expect(page).toHaveURL(listPath(section, locale, {}, filtered))
  })
}
