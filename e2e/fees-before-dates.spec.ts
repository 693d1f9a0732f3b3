import { locales } from '~content/locale'
import { findFreeStay } from './support/booking-call'
import { calculator } from './support/calculator'
import { header } from './support/header'
import { listing } from './support/listing'
import { findRental, listPath } from './support/rentals'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { isPhone } from './support/widths'
import { inLanguage, wordsOf } from './support/words'

for (const locale of locales) {
  const t = wordsOf(locale, 'calculator')
  const words = wordsOf(locale, 'listings')

  test(`what is added to a price is said before dates are chosen, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const isCleaned = ({ kind, mode }: { kind: string; mode: string }) =>
      kind === 'cleaning' && mode === 'stay'
    const rental = await findRental(
      request,
      'vacationRentals',
      locale,
      ({ basePrice, calendar, extraFees, availableAfter }) =>
        basePrice !== null &&
        calendar === 0 &&
        availableAfter === null &&
        extraFees.some(isCleaned) &&
        extraFees.every((fee) => isCleaned(fee) || fee.mode !== 'stay'),
    )
    const { slug, extraFees } = rental
    const list = listing(page, locale)
    const card = list.cards.filter({ has: page.getByRole('link', { name: rental.name }) })
    const cleaning = new RegExp(
      `${words('card.fees.cleaning')} [$Q][\\d,.]+ ${words('card.fees.night')}`,
    )
    await visit(page, listPath('vacationRentals', locale, {}, { product: slug }))
    await header(page, locale).switchCurrency('USD')
    await expect(card).toContainText(cleaning, { useInnerText: true })
    const { startDate, endDate } = await findFreeStay(request, slug, { nights: 8, daysAhead: 3 })
    const stay = { checkIn: startDate, checkOut: endDate, adult: '1' }
    await visit(page, listPath('vacationRentals', locale, {}, { product: slug, ...stay }))
    await expect(card).toContainText(words('card.total'))
    await expect(card).not.toContainText(words('card.fees.night'))

    await visit(page, rental.path)
    const own = calculator(page, locale)
    const bar = page.getByRole('button', { name: t('chooseDates') }).locator('..')
    const inView = isPhone(page) ? bar : own.panel
    const aStay = new RegExp(`[$Q][\\d,.]+ ${words('card.fees.night')}`)
    await expect(inView).toContainText(aStay, { useInnerText: true })
    await own.open()
    const added = own.panel.getByRole('list', { name: t('addedFees') })
    const clean = extraFees.find(isCleaned)?.name ?? ''
    await expect(added.getByRole('listitem').filter({ hasText: clean })).toContainText(/[$Q]\d/)
    await visit(page, `${rental.path}?${new URLSearchParams(stay)}`)
    await own.open()
    await expect(own.panel.getByRole('row', { name: clean })).toBeVisible()
    await expect(added).toBeHidden()
  })
}
