import type { Request } from '@playwright/test'
import { href } from '~/routing/href'
import { locales, type Locale } from '~content/locale'
import { expectAccessible } from './support/axe'
import { newGuest } from './support/inquiry-form'
import { listLeads, whenLeadDelivered } from './support/lead-delivered'
import { leadForm, leadJourneys, type LeadJourney } from './support/lead-forms'
import { confirmByMail } from './support/subscription'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { containing, inLanguage, wordsOf } from './support/words'

// Forms that are sent with mistakes, and a second subscription.
test.use({ answeredWith: [422, 409] })

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

/** With script one width is enough for forms that are made like those of a landing and of a job, which run at both. */
const once: Record<string, string> = {
  'list with us': ' @desktop',
  'the referral plan': ' @phone',
  'the newsletter': ' @phone',
  'the top listings': ' @desktop',
  'a report of a place': ' @phone',
  'a report of a provider': ' @desktop',
  'a claim': ' @desktop',
}

/** Once wrong and once right, pressed twice and sent once more as it was: kept once, told to both. */
function journey(name: string, own: LeadJourney, locale: Locale, hasScript: boolean): void {
  const where = hasScript ? (once[name] ?? '') : ''
  const manner = hasScript ? '' : ', without script'
  test(`${name} is asked wrong, then right${where}, ${inLanguage[locale]}${manner}`, async ({
    page,
    request,
  }) => {
    const path = await own.path(locale, request)
    const { pathname } = new URL(path, 'http://site')
    if (hasScript) await visit(page, `${path}${path.includes('?') ? '&' : '?'}utm_source=radio`)
    else await page.goto(path)
    await own.open?.(page, locale)
    const shown = leadForm(page, locale, own)

    await expect(shown.noPhone).toBeHidden()
    await shown.send.click()
    for (const key of own.empty) await expect(shown.message(key).first()).toBeVisible()
    await expect(shown.message('formIncomplete')).toBeVisible()
    await expect(shown.noPhone).toBeVisible({ visible: Boolean(own.offersNoPhone) })
    if (hasScript) await expectAccessible(page)
    await shown.email.fill('ana@')
    if (own.hasPhone !== false) await shown.phone.fill('12')
    await shown.send.click()
    await expect(shown.message('invalidEmail').first()).toBeVisible()
    const hasPhone = own.hasPhone !== false
    await expect(shown.message('invalidNumber').first()).toBeVisible({ visible: hasPhone })

    const visitor = newGuest()
    await shown.fill(visitor)
    const received = wordsOf(locale, 'forms')('fileChosen', { name: '' })
    const sentFiles = hasScript && own.kind === 'career' ? 2 : 0
    await expect(shown.form.getByText(containing(received))).toHaveCount(sentFiles)
    const sending = page.waitForRequest((one) => one.method() === 'POST')
    await shown.send.dblclick()
    const sent = await sending

    const report = wordsOf(locale, 'report')
    if (own.confirmation) {
      await expect(page).toHaveURL(
        containing(href('confirmation', locale, { slug: own.confirmation })),
      )
      await expect(page.getByText(/^CS-[0-9A-Z]{6}$/)).toBeVisible()
    } else {
      const done = page.getByRole('status').filter({ hasText: report('evaluated') })
      await expect(done).toContainText(report(`done.${own.kind as 'productReport'}`))
      expect(new URL(page.url()).pathname).toBe(pathname)
    }

    if (own.kind !== 'career') await sendAgain(sent)
    const isLetter = own.kind === 'subscription'
    if (isLetter) await confirmByMail(page, locale, visitor.email)
    const { lead, toVisitor, toStaff } = await whenLeadDelivered(visitor.email, isLetter ? 3 : 2)
    // Nobody has to do anything about a subscription, and nobody asks about it by its reference.
    const stage = isLetter ? 'settled' : 'new'
    expect(lead).toMatchObject({ kind: own.kind, stage, language: locale })
    for (const mail of isLetter ? [toStaff] : [toVisitor, toStaff]) {
      expect(mail.text).toContain(lead.reference)
    }
    expect(toStaff.text).toContain(visitor.firstName)
    expect(await listLeads(visitor.email)).toHaveLength(1)

    /** What the browser does when a page that was sent is loaded again. */
    async function sendAgain(first: Request): Promise<void> {
      const { 'content-type': type = '', ...others } = await first.allHeaders()
      const origin = others.origin ?? new URL(first.url()).origin
      const headers = { 'Content-Type': type, Origin: origin, Referer: others.referer ?? '' }
      const answer = await page.request.post(first.url(), {
        headers,
        data: first.postDataBuffer() ?? '',
        maxRedirects: 0,
      })
      // Whoever is subscribed hears so; any other form is thanked once more.
      const isTaken = [200, 202, 302, 303].includes(answer.status())
      expect(isTaken || (own.kind === 'subscription' && answer.status() === 409)).toBe(true)
    }
  })
}

for (const [name, own] of Object.entries(leadJourneys)) {
  for (const locale of locales) {
    journey(name, own, locale, true)
    test.describe('without script @phone', () => {
      test.use({ javaScriptEnabled: false })
      journey(name, own, locale, false)
    })
  }
}

for (const locale of locales) {
  test(`a second subscription is answered kindly and kept once @phone, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    const own = leadJourneys['the newsletter']
    if (!own) throw new Error('There is no newsletter')
    const visitor = newGuest()
    await visit(page, await own.path(locale, page.request))
    const shown = leadForm(page, locale, own)
    await shown.fill(visitor)
    await shown.send.click()
    await confirmByMail(page, locale, visitor.email)
    await whenLeadDelivered(visitor.email, 3)
    await visit(page, await own.path(locale, page.request))
    // Who they are is known from the first time.
    await expect(shown.email).toHaveValue(visitor.email)
    await shown.fill({ ...visitor, email: visitor.email.toUpperCase() })
    await shown.send.click()
    await expect(
      page.getByRole('status').filter({ hasText: wordsOf(locale, 'leads')('alreadySubscribed') }),
    ).toBeVisible()
    expect(await listLeads(visitor.email)).toHaveLength(1)
  })
}
