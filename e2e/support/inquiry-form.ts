import { expect, type Page } from '@playwright/test'
import { href } from '~/routing/href'
import type { Locale } from '~content/locale'
import { inquiryPage } from './inquiry-words'
import { containing, wordsOf } from './words'

export type Guest = { firstName: string; lastName: string; email: string }

/** A guest whose mails and inquiries no other test has. */
export function newGuest(): Guest {
  const number = `${Date.now()}${Math.floor(Math.random() * 1e6)}`
  return { firstName: 'Ana', lastName: 'Xicará', email: `ana.${number}@example.com` }
}

/** The steps that visitors take on the inquiry page, by what they read there. */
export function inquiryForm(page: Page, locale: Locale) {
  const t = wordsOf(locale, 'inquiry')
  const forms = wordsOf(locale, 'forms')
  const summary = page.getByRole('region', { name: t('summary') })
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone') =>
    page.getByRole('textbox', { name: forms(name), exact: true })

  return {
    summary,
    field,
    title: page.getByRole('heading', { level: 1 }),
    noPhone: page.getByRole('checkbox', { name: forms('noPhone') }),
    send: page.getByRole('button', { name: new RegExp(`^(${t('send')}|${t('sendQuote')})`) }),
    payment: page.getByLabel(t('payment')),
    service: (name: string | RegExp) => page.getByRole('checkbox', { name }),

    async expectTotal(total: string): Promise<void> {
      // A price of one line says the same amount twice.
      const shown = summary.getByText(total, { exact: true }).filter({ visible: true })
      await expect(shown.first()).toBeVisible()
    },

    async fill({ firstName, lastName, email }: Guest): Promise<void> {
      await field('firstName').fill(firstName)
      await field('lastName').fill(lastName)
      await field('email').fill(email)
      await page.getByLabel(forms('phoneCountry')).selectOption('GT')
      await field('phone').fill('5555 1234')
      await page.getByRole('checkbox', { name: forms('consent') }).check()
    },

    /** The confirmation page's reference. */
    async readReference({
      title = inquiryPage.confirmationTitle[locale],
      path = href('inquireNowConfirmation', locale, { slug: 'inquire' }),
    } = {}): Promise<string> {
      await expect(page).toHaveURL(containing(path))
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const reference = page.getByText(/^CS-[0-9A-Z]{6}$/)
      await expect(reference).toBeVisible()
      return (await reference.textContent()) ?? ''
    },
  }
}
