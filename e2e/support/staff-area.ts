import { expect, type Page } from '@playwright/test'
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

    /** Signs in by the call alone and opens no page; `staff.spec.ts` tests the pages of the sign-in. */
    async enter({ email, password }: { email: string; password: string }): Promise<void> {
      const answer = await page.request.post(href('staffSignIn', locale), {
        maxRedirects: 0,
        headers: { 'Sec-Fetch-Site': 'same-origin' },
        form: { email, password },
      })
      expect(answer.status()).toBe(303)
    },

    /** Waits until the desk on the page is told what is new: what comes before that is none to it. */
    async whenTold(): Promise<void> {
      await page.waitForFunction(() => sessionStorage.getItem('desk-news') !== null)
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
