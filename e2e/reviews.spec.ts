import * as z from 'zod'
import { locales } from '~content/locale'
import { href } from '~/routing/href'
import { expectAccessible } from './support/axe'
import { signIn } from './support/contracts'
import { letFinish, openReview } from './support/finished-stay'
import { hire } from './support/hire'
import { findRental } from './support/rentals'
import { staffArea } from './support/staff-area'
import { expect, test } from './support/test'
import { newVisitor } from './support/visitor-address'
import { waitForChange, warmUp } from './support/watch-page'
import { inLanguage, wordsOf } from './support/words'

const idSchema = z.object({ _id: z.string() })
const aspects = ['place', 'cleanliness', 'accuracy', 'host', 'value'] as const
const widths = { en: { width: 1440, height: 900 }, es: { width: 390, height: 844 } }

// Forms without all their stars, and one that is sent twice.
test.use({ answeredWith: [409, 422] })

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

for (const locale of locales) {
  const t = wordsOf(locale, 'reviews')
  const detail = wordsOf(locale, 'detail')

  test(`a guest writes a review once, staff approve it, and its house shows it, ${inLanguage[locale]}`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize(widths[locale])
    await signIn(request, baseURL, 'ceiba-operations')
    const rental = await findRental(request, 'vacationRentals', locale, () => true)
    const answer = await request.get(`/api/rentals/${rental.slug}?language=${locale}`)
    const { _id: id } = idSchema.parse(await answer.json())
    const stay = await letFinish(request, locale, { id, name: rental.name })
    const path = await openReview(stay, locale)

    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible()
    await expect(page.getByText(rental.name, { exact: true })).toBeVisible()
    await expectAccessible(page)
    expect(await page.locator('script[src]').count()).toBe(0)

    const code = stay.reference.slice(2)
    const words = `Volvemos. ${code} <b>todo</b>`
    const thanks = `Gracias por ${code}.`
    const text = page.getByLabel(t('text'), { exact: true })
    await text.fill(words)
    await page.getByRole('button', { name: t('send') }).click()
    await expect(page.getByRole('alert')).toHaveText(t('incomplete'))
    await expect(text).toHaveValue(words)
    await expectAccessible(page)
    for (const aspect of aspects) {
      const group = page.getByRole('group', { name: detail(`reviews.aspects.${aspect}`) })
      const stars = aspect === 'value' ? 4 : 5
      await group.getByRole('radio', { name: t('star', { count: stars }) }).check()
    }
    await page.getByLabel(t('name'), { exact: true }).fill('Xóchitl')
    const second = await page.context().newPage()
    await second.goto(path)
    await page.getByRole('button', { name: t('send') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('sentTitle') })).toBeVisible()
    await expect(page.getByText(words)).toBeVisible()
    await expectAccessible(page)

    // The other tab still has the form.
    for (const aspect of aspects) {
      const group = second.getByRole('group', { name: detail(`reviews.aspects.${aspect}`) })
      await group.getByRole('radio', { name: t('star', { count: 1 }) }).check()
    }
    await second.getByLabel(t('text'), { exact: true }).fill('Otra cosa')
    await second.getByRole('button', { name: t('send') }).click()
    await expect(second.getByRole('heading', { level: 1, name: t('doneTitle') })).toBeVisible()
    await expect(second.getByText(words)).toBeVisible()
    await second.close()

    await warmUp(request, rental.path)
    await staffArea(page, locale).enter(await hire('ceiba-operations'))
    await page.goto(href('staffReviews', locale, {}, `stage=received&q=${stay.reference}`))
    await expectAccessible(page)
    await page.locator('main').getByRole('link', { name: 'Xóchitl' }).click()
    await expect(page.getByText(words)).toBeVisible()
    await page.getByLabel(t('staff.answer')).fill(thanks)
    await page.getByRole('button', { name: t('staff.approve') }).click()
    await expect(page.getByRole('status')).toHaveText(t('staff.done.approve'))
    await expectAccessible(page)

    const escaped = words.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    await waitForChange(request, rental.path, ({ html }) => html.includes(escaped))
    await page.goto(rental.path)
    const reviews = page.getByRole('region', { name: detail('reviews.title') })
    await expect(reviews.getByText(words)).toBeVisible()
    await expect(reviews.getByText(thanks)).toBeVisible()
    await expect(page.getByText(stay.guestEmail)).toHaveCount(0)

    await page.goto(href('staffStay', locale, { id: stay.reference }))
    const stays = wordsOf(locale, 'stays')
    await expect(page.getByText(stays('stages.reviewed'), { exact: true })).toBeVisible()
    await expect(page.getByText(stays('events.review.received'))).toBeVisible()
  })
}

test('a link that is made up opens nothing', async ({ request }) => {
  for (const locale of locales) {
    const answer = await request.get(href('review', locale, { slug: 'A'.repeat(32) }))
    expect(answer.status()).toBe(404)
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
  }
})
