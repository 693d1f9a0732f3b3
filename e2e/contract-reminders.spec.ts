import { randomUUID } from 'node:crypto'
import { locales } from '~content/locale'
import { href } from '~/routing/href'
import { letWait, makeContract, signIn } from './support/contracts'
import { hire } from './support/hire'
import { findMails } from './support/mails'
import { startSiteAgain, startWhatIsStopped, stopProgram } from './support/programs'
import { staffArea } from './support/staff-area'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor-address'
import { wordsOf } from './support/words'

test('a guest who has not signed for days is reminded once, in the language of the contract', async ({
  request,
  page,
  baseURL,
}) => {
  await startWhatIsStopped()
  await signIn(request, baseURL, 'ceiba-operations')
  const property = `Casa ${randomUUID().slice(0, 8)}`
  const made = await Promise.all(
    locales.map(async (locale) => {
      const guestEmail = `${locale}@guest.example`
      return {
        locale,
        guestEmail,
        ...(await makeContract(request, locale, { property, guestEmail })),
      }
    }),
  )
  const [first, second] = made
  if (!first || !second) throw new Error('The site has two languages')
  const told = async () => {
    const mails = await findMails(property)
    return mails.map(({ to, subject, text }) => [to, subject, /https?:\S+/.exec(text)?.[0]]).sort()
  }
  const reminderOf = ({ locale, guestEmail, path }: (typeof made)[number]) => [
    expect.stringContaining(guestEmail),
    wordsOf(locale, 'contract')('mail.reminderSubject', { property }),
    expect.stringContaining(path),
  ]

  await letWait(first.reference, 5)
  await stopProgram('site')
  await startSiteAgain()
  await expect.poll(told).toEqual([reminderOf(first)])

  await letWait(second.reference, 5)
  await stopProgram('site')
  await startSiteAgain()
  await expect.poll(told).toEqual([reminderOf(first), reminderOf(second)])

  await page.context().setExtraHTTPHeaders(newVisitor())
  await staffArea(page, 'en').enter(await hire('ceiba-operations'))
  await page.goto(href('contract', 'en', { id: first.reference }))
  await expect(page.getByText(wordsOf('en', 'contract')('events.reminded'))).toHaveCount(1)
})
