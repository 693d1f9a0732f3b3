import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { findFreeStay } from './support/booking-call'
import { inquiryForm, newGuest } from './support/inquiry-form'
import { leadForm, leadJourneys } from './support/lead-forms'
import { findRental, isBookable } from './support/rentals'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { wordsOf } from './support/words'

// A call that cannot be answered, one too many, and what the browser says of a call without a network.
test.use({ answeredWith: [422, 429, 500], mayLoseNetwork: true })
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

const t = wordsOf('es', 'forms')
type Shown = { page: Page; form: Locator; send: Locator; email: Locator; call: string }

/** Fails in each way, with the button at the foot of the screen, and says so there each time. */
async function expectFailuresInView({ page, form, send, email, call }: Shown): Promise<void> {
  const typed = await email.inputValue()
  const address = page.url()
  const ways = {
    500: 'sendDataError',
    429: 'tooManyTries',
    offline: 'sendDataError',
  } as const
  for (const [way, key] of Object.entries(ways)) {
    await page.route(`**/${call}`, (route) =>
      way === 'offline'
        ? route.abort('internetdisconnected')
        : route.fulfill({ status: Number(way), contentType: 'text/html', body: '<p>proxy</p>' }),
    )
    await send.evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await send.click()
    const alert = form.getByRole('alert').filter({ hasText: t(`messages.${key}`) })
    await expect(alert).toBeInViewport({ ratio: 1 })
    await expect(form.locator(':focus')).toContainText(t(`messages.${key}`))
    await expectUncovered(alert)
    const [above, button] = [await alert.boundingBox(), await send.boundingBox()]
    expect((button?.y ?? Infinity) - (above?.y ?? 0)).toBeLessThan(200)
    await expect(email).toHaveValue(typed)
    expect(page.url()).toBe(address)
    await page.unroute(`**/${call}`)
  }
}

/** Nothing of the page lies over it, such as a bar. */
async function expectUncovered(shown: Locator): Promise<void> {
  await expect
    .poll(() =>
      shown.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      }),
    )
    .toBe(true)
}

/** The page of an inquiry about six nights that are free. */
async function inquiryPath(request: APIRequestContext): Promise<string> {
  const rental = await findRental(request, 'vacationRentals', 'es', isBookable)
  const stay = await findFreeStay(request, rental.slug, { nights: 6, daysAhead: 5 })
  const query = new URLSearchParams({
    product: rental.slug,
    checkIn: stay.startDate,
    checkOut: stay.endDate,
  })
  return href('inquireNow', 'es', {}, query)
}

test('an inquiry that cannot be sent says so beside its button, in Spanish', async ({
  page,
  request,
}) => {
  const path = await inquiryPath(request)
  await visit(page, path)
  const shown = inquiryForm(page, 'es')
  await shown.fill(newGuest())
  const form = page.locator('form').filter({ has: shown.send })
  const call = resources.requireApi.path
  await expectFailuresInView({ page, form, call, send: shown.send, email: shown.field('email') })
})

test('a price that cannot be checked says so beside its total, in Spanish', async ({
  page,
  request,
}) => {
  const words = wordsOf('es', 'inquiry')
  const path = await inquiryPath(request)
  const call = `**/${resources.verifyApi.path}`
  await page.route(call, (route) => route.fulfill({ status: 500 }))
  await visit(page, path)
  const { summary } = inquiryForm(page, 'es')
  const alert = summary.getByRole('alert').filter({ hasText: words('checkFailed') })
  await expect(alert).toBeVisible()
  await expect(summary.getByText(words('uncheckedTotal'))).toBeVisible()
  await page.unroute(call)
  await alert.getByRole('button', { name: words('checkAgain') }).click()
  await expect(alert).toBeHidden()
  await expect(summary.getByText(words('uncheckedTotal'))).toBeHidden()
})

const forms = [
  ['a landing', resources.requestLandingPagesApi.path],
  ['a report of a place', resources.reportProvidersApi.path],
  ['a claim', resources.claimProductsApi.path],
] as const

for (const [name, call] of forms) {
  test(`the form of ${name} that cannot be sent says so beside its button, in Spanish`, async ({
    page,
    request,
  }) => {
    const own = leadJourneys[name]
    if (!own) throw new Error(`There is no form of ${name}`)
    await visit(page, await own.path('es', request))
    await own.open?.(page, 'es')
    const shown = leadForm(page, 'es', own)
    await shown.fill(newGuest())
    await expectFailuresInView({ page, call, ...shown })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a landing form comes back at its message, with what was typed, in Spanish', async ({
    page,
    request,
  }) => {
    const own = leadJourneys['a landing']
    if (!own) throw new Error('There is no landing')
    await page.goto(await own.path('es', request))
    const shown = leadForm(page, 'es', own)
    await shown.fill({ ...newGuest(), email: 'ana@' })
    await shown.send.click()
    const alert = shown.message('formIncomplete')
    await expect(alert).toBeInViewport({ ratio: 1 })
    await expect(shown.send).toBeInViewport()
    await expect(shown.email).toHaveValue('ana@')
  })
})
