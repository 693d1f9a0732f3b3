import type { Page } from '@playwright/test'
import type { CurrencyCode } from '~content/currency-code'
import type { Locale } from '~content/locale'
import { wordsOf } from './words'

const languages: Record<Locale, string> = { en: 'English', es: 'Español' }

/** The popover of the header with the visitor's two choices. */
export function header(page: Page, locale: Locale) {
  const t = wordsOf(locale, 'layout')
  const banner = page.getByRole('banner')
  const opener = banner.getByRole('button', { name: t('languageAndCurrency') })
  const language = banner.getByRole('link', { name: languages[locale], exact: true })

  async function open(): Promise<void> {
    if (!(await language.isVisible())) await opener.click()
  }

  return {
    async switchLanguage(to: Locale): Promise<void> {
      await open()
      await banner.getByRole('link', { name: languages[to], exact: true }).click()
    },

    async switchCurrency(to: CurrencyCode): Promise<void> {
      await open()
      await banner.getByRole('button', { name: t(`currencies.${to}`) }).click()
    },
  }
}
