import { expect, type Page } from '@playwright/test'
import type { Locale } from '~content/locale'
import type { Price } from './booking-call'
import { stayCalendar } from './stay-calendar'
import { isPhone } from './widths'
import { containing, wordsOf } from './words'

/** The steps that visitors take in the calculator of a rental's page, by what they read there. */
export function calculator(page: Page, locale: Locale) {
  const t = wordsOf(locale, 'calculator')
  const words = wordsOf(locale, 'detail')
  const lines = wordsOf(locale, 'pricing')
  const panel = page.getByRole('region', { name: t('title'), exact: true })
  const { calendar, day, turnTo } = stayCalendar(page, locale)
  const dateField = (which: 'checkIn' | 'checkOut') =>
    panel.getByRole('button', { name: containing(words(which)) })

  return {
    panel,
    calendar,
    dateField,
    inquire: panel.getByRole('button', { name: t('inquire'), exact: true }),
    /** The links to free dates, which have no picture as those to other places have. */
    freeDates: panel
      .getByRole('list')
      .filter({ hasNotText: '%', hasNot: page.locator('img') })
      .getByRole('link'),

    day,
    turnTo,

    /**
     * On phones the bar opens the calculator as a sheet, and where dates are missing the calendar on top of it,
     * which is closed here; on desktop it is always there.
     */
    async open(): Promise<void> {
      if (!isPhone(page) || (await panel.isVisible())) return
      await page
        .getByRole('button', { name: new RegExp(`^(${t('chooseDates')}|${t('yourStay')})$`) })
        .click()
      await expect(panel).toBeVisible()
      if (await calendar.isVisible()) await page.keyboard.press('Escape')
      await expect(calendar).toBeHidden()
    },

    /** The amounts of the breakdown are those of the server's price, and its total is shown. */
    async expectPrice(price: Price | null): Promise<void> {
      if (!price) throw new Error('the stay has a price')
      await expect(panel.getByRole('row', { name: lines('lines.total') }).first()).toContainText(
        price.totalFormated,
      )
      const amounts = panel.locator('tbody').getByRole('cell')
      await expect(amounts).toHaveText(price.details.map((line) => line.subTotalFormated))
    },
  }
}
