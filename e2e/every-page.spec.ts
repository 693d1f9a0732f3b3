import { href } from '~/routing/href'
import { pageEntry, pageNames, type PageName } from '~/routing/table'
import { locales } from '~content/locale'
import { existingPath } from './support/existing-path'
import { expect, test } from './support/test'
import { inLanguage } from './support/words'

/** Pages of one guest, owner, booking or subscriber: their own journeys make one. Whoever has no link finds nothing. */
const privatePages = [
  'contract',
  'contractInquiry',
  'bookingConfirmation',
  'staffBooking',
  'subscriptionConfirm',
  'subscriptionEnd',
] as const

const isPrivate = (name: PageName) => privatePages.some((one) => one === name)

for (const locale of locales) {
  for (const name of privatePages) {
    test(`${name} opens to nobody without a link, ${inLanguage[locale]}`, async ({ page }) => {
      const path = href(name, locale, { id: 'nobody', slug: 'nobody', token: 'nobody' })
      const response = await page.goto(path)
      const isOfStaff = pageEntry(name).layout === 'staff'
      expect(response?.status()).toBe(isOfStaff ? 200 : 404)
      if (isOfStaff) await expect(page).toHaveURL(new RegExp(href('staffSignIn', locale)))
      expect(response?.headers()).toMatchObject({
        'cache-control': expect.stringContaining('no-store'),
        'x-robots-tag': expect.stringContaining('noindex'),
      })
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([/\S/])
    })
  }

  for (const name of pageNames.filter((one) => !isPrivate(one))) {
    test(`${name} answers with its heading, ${inLanguage[locale]}`, async ({ page, request }) => {
      const path = await existingPath(request, name, locale)
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([/\S/])
    })
  }
}
