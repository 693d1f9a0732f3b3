import { randomUUID } from 'node:crypto'
import { locales } from '~content/locale'
import { href } from '~/routing/href'
import { letSign, makeContract, signIn } from './support/contracts'
import { daysAfter, guatemalaDay, writtenDay } from './support/days'
import { hire } from './support/hire'
import { findMails } from './support/mails'
import { startSiteAgain, startWhatIsStopped, stopProgram } from './support/programs'
import { linesOfToday, staffArea } from './support/staff-area'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor-address'
import { wordsOf } from './support/words'

test('a guest who owes is reminded once, in the language of the contract, and Today leads to the stay', async ({
  request,
  page,
  baseURL,
}) => {
  await startWhatIsStopped()
  await signIn(request, baseURL, 'ceiba-operations')
  const property = `Casa ${randomUUID().slice(0, 8)}`
  const today = guatemalaDay()
  // The first payment, half of the price, is due thirty days before the arrival.
  const dueDay = daysAfter(today, 4)
  const dates = { startDate: daysAfter(today, 34), endDate: daysAfter(today, 38) }
  const made = await Promise.all(
    locales.map(async (locale) => {
      const guestEmail = `${locale}.${randomUUID()}@guest.example`
      const more = { property, guestEmail, contractDate: daysAfter(today, -10), ...dates }
      return { locale, guestEmail, ...(await makeContract(request, locale, more)) }
    }),
  )
  for (const { reference } of made) await letSign(reference, 9)
  const told = async () => {
    const mails = await findMails(property)
    return mails.map(({ to, subject }) => [to, subject]).sort()
  }
  const reminders = made.map(({ locale, guestEmail }) => [
    expect.stringContaining(guestEmail),
    wordsOf(locale, 'paymentMail')('firstSoon.subject', {
      amount: '$500.63',
      house: property,
      day: writtenDay(dueDay, locale),
    }),
  ])
  for (let start = 1; start <= 2; start += 1) {
    await stopProgram('site')
    await startSiteAgain()
    await expect.poll(told).toEqual(reminders)
  }

  await page.context().setExtraHTTPHeaders(newVisitor())
  await staffArea(page, 'en').enter(await hire('ceiba-operations'))
  await page.goto(href('staffHome', 'en'))
  const t = wordsOf('en', 'desk')
  const lines = await linesOfToday(page, 'en', { part: 'balances', text: property })
  const line = lines.first()
  await expect(line).toContainText(t('today.firstOpen', { amount: '$500.63' }))
  await line.getByRole('link').click()
  const reminded = wordsOf('en', 'stays')('events.paymentReminded.firstSoon', {
    day: writtenDay(dueDay, 'en'),
  })
  await expect(page.getByText(reminded)).toHaveCount(1)
  await expect(page).toHaveURL(new RegExp(href('staffStay', 'en', { id: 'C-' })))
})
