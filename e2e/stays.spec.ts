import { locales, type Locale } from '~content/locale'
import { href } from '~/routing/href'
import { expectAccessible } from './support/axe'
import { letSign } from './support/contracts'
import { writtenDay } from './support/days'
import { hire } from './support/hire'
import { staffArea } from './support/staff-area'
import { inquire, openStay } from './support/stays'
import { expect, test } from './support/test'
import { whenAlive } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { inLanguage, wordsOf } from './support/words'

// A change of a stay that somebody else has changed.
test.use({ answeredWith: [409] })

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

/** Nights that no other journey asks for, as signing books them. */
const daysAhead: Record<string, number> = { 'phone en': 600, 'phone es': 750, 'desktop en': 900 }
const aheadOf = (project: string, locale: Locale) => daysAhead[`${project} ${locale}`] ?? 1050

for (const locale of locales) {
  const t = wordsOf(locale, 'stays')
  const contract = wordsOf(locale, 'contract')

  test(`an inquiry becomes contract and confirmation, and nothing is typed twice @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }, { project }) => {
    const { guest, rental, dates, total, reference } = await inquire(
      request,
      locale,
      aheadOf(project.name, locale),
    )
    await staffArea(page, locale).enter(await hire('ceiba-operations'))
    await openStay(page, locale, guest.email)
    await expect(page.getByText(rental.name).first()).toBeVisible()
    await expect(page.getByText(writtenDay(dates.startDate, locale)).first()).toBeVisible()
    await expect(page.getByText(t('stages.new'), { exact: true })).toBeVisible()
    await expectAccessible(page)
    const stayAddress = page.url()

    // Two people have the page open; the second one is told that the first one was faster.
    const second = await page.context().newPage()
    await second.goto(stayAddress)
    await page.getByRole('button', { name: t('take') }).click()
    await expect(page.getByRole('status')).toHaveText(t('done.take'))
    await second.getByLabel(t('note'), { exact: true }).fill('Prefers the garden <b>house</b>')
    await second.getByRole('button', { name: t('addNote') }).click()
    await expect(second.getByRole('alert')).toHaveText(t('problems.outdated'))
    await second.getByRole('button', { name: t('addNote') }).click()
    await expect(second.getByRole('status')).toHaveText(t('done.note'))
    await expect(second.getByText('Prefers the garden <b>house</b>')).toBeVisible()
    await second.close()

    await page.getByRole('link', { name: t('makeContract') }).click()
    const field = (name: 'fullName' | 'property' | 'startDate' | 'endDate' | 'totalGuests') =>
      page.getByLabel(contract(`fields.${name}`), { exact: true })
    await expect(field('fullName')).toHaveValue('Ana Xicará')
    await whenAlive(page)
    await expect(field('property')).toHaveValue(new RegExp(`^${rental.name}, `))
    await expect(field('startDate')).toHaveValue(writtenDay(dates.startDate, locale))
    await expect(field('totalGuests')).toHaveValue('2')
    await expect(page.getByLabel(contract('fields.stay'), { exact: true })).toHaveValue('4')
    await expect(page.getByLabel(contract('fields.rentalId'))).not.toHaveValue('')
    const full = page.getByLabel(contract('fields.fullPayment'), { exact: true })
    expect(Number(await full.inputValue())).toBe(total)
    await page.getByRole('button', { name: contract('staff.create') }).click()
    const share = page.getByRole('dialog', { name: contract('staff.shareTitle') })
    await expect(share).toBeVisible()
    const [code = ''] = /C-[0-9A-Z]{6,12}/.exec(page.url()) ?? []

    await page.goto(stayAddress)
    await expect(page.getByText(t('hints.wait'))).toBeVisible()
    await letSign(code)
    await page.reload()
    await page.getByRole('button', { name: t('makeBooking') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(reference)
    await expect(page.getByText(rental.name).first()).toBeVisible()
    const booking = wordsOf(locale, 'privatePages')
    await page.getByRole('button', { name: booking('staffBooking.share') }).click()
    await expect(page.getByRole('status')).toHaveText(booking('staffBooking.done.share'))

    await page.goto(stayAddress)
    const timeline = page.getByRole('region', { name: t('timeline') })
    for (const stage of ['contractSent', 'signed', 'confirmed'] as const) {
      await expect(
        timeline.getByText(t('events.moved', { stage: t(`stages.${stage}`) })),
      ).toBeVisible()
    }
    await expectAccessible(page)
  })

  test(`a stay is lost with its reason, and found by it @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }, { project }) => {
    const { guest } = await inquire(request, locale, aheadOf(project.name, locale))
    await staffArea(page, locale).enter(await hire('ceiba-administrator'))
    await openStay(page, locale, guest.email)
    await page.getByRole('button', { name: t('lose'), exact: true }).click()
    const popup = page.getByRole('dialog', { name: t('loseTitle') })
    await popup.getByRole('combobox', { name: t('reason') }).selectOption('price')
    await popup.getByLabel(t('reasonWords')).fill('Too dear in August')
    await popup.getByRole('button', { name: t('loseYes') }).click()
    await expect(page.getByRole('status')).toHaveText(t('done.lose'))
    await expect(page.getByText(`${t('reasons.price')}: Too dear in August`)).toBeVisible()
    await page.goto(href('staffStays', locale, {}, `q=${guest.email}&stage=new`))
    await expect(page.getByText(t('none'))).toBeVisible()
    await page.goto(href('staffStays', locale, {}, `q=${guest.email}&stage=lost`))
    await expect(page.locator('main').getByRole('link', { name: 'Ana Xicará' })).toBeVisible()
  })
}
