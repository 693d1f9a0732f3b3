import type { Page } from '@playwright/test'
import { href } from '~/routing/href'
import type { Locale } from '~content/locale'
import { isPhone } from './widths'
import { wordsOf } from './words'

/** The steps of the staff, by what they read. */
export function staffArea(page: Page, locale: Locale) {
  const t = wordsOf(locale, 'staff')

  async function signIn({ email, password }: { email: string; password: string }): Promise<void> {
    await page.getByLabel(t('signIn.email'), { exact: true }).fill(email)
    await page.getByLabel(t('signIn.password'), { exact: true }).fill(password)
    await page.getByRole('button', { name: t('signIn.send') }).click()
  }

  return {
    problem: page.getByRole('alert'),
    signIn,

    /** On phones the way to other pages stands behind a button. */
    async openMenu(): Promise<void> {
      if (isPhone(page)) await page.getByRole('button', { name: t('menu'), exact: true }).click()
    },

    /** From a fresh start to the first page of the area. */
    async enter(person: { email: string; password: string }): Promise<void> {
      await page.goto(href('staffSignIn', locale))
      await signIn(person)
      await page.waitForURL(`**${href('staffHome', locale)}`)
    },
  }
}

/** The lines of a part of Today that name something, also where they stand behind "more". */
export async function linesOfToday(
  page: Page,
  locale: Locale,
  { part, text }: { part: 'balances' | 'held'; text: string },
) {
  const name = wordsOf(locale, 'desk')(`today.parts.${part}`)
  const region = page.getByRole('region', { name })
  await region.locator('details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '')
  })
  return region.getByRole('listitem').filter({ hasText: text })
}
