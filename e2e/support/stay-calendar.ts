import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '~content/locale'
import { calledDay } from './days'
import { wordsOf } from './words'

/** The calendar in which visitors choose dates, wherever it opens. */
export function stayCalendar(page: Page, locale: Locale) {
  const t = wordsOf(locale, 'calculator')
  const words = wordsOf(locale, 'detail')
  const calendar = page.getByRole('dialog', { name: t('chooseDates') })

  /** A day of the calendar, whose name says all about it. */
  function day(date: string): Locator {
    return calendar.getByRole('button', { name: calledDay(date, locale) })
  }

  /** Turns the calendar until a day is on show. */
  async function turnTo(date: string): Promise<void> {
    await expect(calendar.getByRole('grid').first()).toBeVisible()
    for (let turns = 0; turns < 24; turns++) {
      if (await day(date).isVisible()) return
      await calendar.getByRole('button', { name: words('nextMonth') }).click()
    }
  }

  return {
    calendar,
    day,
    turnTo,

    /** Check-in and check-out one after the other; the calendar then closes by itself. */
    async choose(checkIn: string, checkOut: string): Promise<void> {
      for (const date of [checkIn, checkOut]) {
        await turnTo(date)
        await day(date).click()
      }
      await expect(calendar).toBeHidden()
    },
  }
}
