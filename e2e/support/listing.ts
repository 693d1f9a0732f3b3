import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '~content/locale'
import { containing, wordsOf } from './words'
import { isPhone } from './widths'

/** The steps that visitors take on a list, by what they read there. */
export function listing(page: Page, locale: Locale) {
  const t = wordsOf(locale, 'listings')
  const results = page.getByRole('region', { name: t('results') })
  const filters = page.getByRole('heading', { name: t('filters'), exact: true })

  return {
    results,
    cards: results.getByRole('article'),
    emptyText: page.getByRole('heading', { name: t('noResults') }),
    loadMore: results.getByRole('link', { name: containing(t('loadMore')) }),
    chips: page.getByRole('list', { name: t('activeFilters') }).getByRole('link'),

    chip: (words: string) =>
      page.getByRole('link', { name: t('clearFilter', { filter: words }), exact: true }),

    /** Opens the sheet on phones; on desktop the bar is always there. */
    async openFilters(): Promise<void> {
      if (!isPhone(page)) return
      await page.getByRole('link', { name: containing(t('openFilters')) }).click()
      await expect(filters).toBeVisible()
    },

    /** A panel of the bar: opened by its chip on desktop, always open in the sheet. */
    async panel(label: 'guests' | 'price' | 'moreFilters'): Promise<Locator> {
      const panel = page.getByRole('group', { name: t(label), exact: true })
      if (!(await panel.isVisible())) {
        await page.getByRole('button', { name: t(label), exact: true }).click()
      }
      return panel
    },

    /** On phones the button of the sheet applies; on desktop each change did already. */
    async applyFilters(): Promise<void> {
      if (!isPhone(page)) return
      const apply = page.getByRole('button', {
        name: new RegExp(`^(${t('apply')}|${t('showResults', { count: 0 }).split(' ')[0]} \\d+ )`),
      })
      await apply.click()
      await expect(filters).toBeHidden()
    },

    /** The heading carries how many places there are. */
    async expectCount(count: number): Promise<void> {
      const words = t('resultCount', { count })
      await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(`\\b${words}`))
    },
  }
}
