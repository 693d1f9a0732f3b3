import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Locale } from '~content/locale'
import { calledDay } from './days'
import { wordsOf } from './words'

/** The field of a day in a form of the desk or of a preview. */
export function dayPicker(page: Page | FrameLocator, label: string, locale: Locale) {
  const forms = wordsOf(locale, 'forms')
  const calendar = page.getByRole('dialog', { name: forms('openCalendar', { what: label }) })
  const field: Locator = page.getByRole('button', { name: new RegExp(`^${label} `) })
  return {
    field,
    /** Chooses a day that is at most two years ahead; the calendar is open already where another field led here. */
    async pick(day: string): Promise<void> {
      if (!(await calendar.isVisible())) await field.click()
      await expect(calendar.getByRole('grid')).toBeVisible()
      const button = calendar.getByRole('button', { name: calledDay(day, locale) })
      // It opens at the day that is chosen, which may be a later one.
      const chosen = await field.locator('xpath=preceding-sibling::input').inputValue()
      const turn = wordsOf(locale, 'detail')(chosen > day ? 'previousMonth' : 'nextMonth')
      for (let turns = 0; turns < 24 && !(await button.isVisible()); turns++) {
        await calendar.getByRole('button', { name: turn }).click()
      }
      await button.click()
      await expect(calendar).toBeHidden()
    },
  }
}
