import { locales } from '~content/locale'
import { showsPictures } from './support/launch-options'
import { findRental } from './support/rentals'
import { expect, test } from './support/test'
import { visit, whenAlive } from './support/visit'
import { containing, inLanguage, wordsOf } from './support/words'

test.use({ launchOptions: showsPictures })

for (const locale of locales) {
  const t = wordsOf(locale, 'detail')

  test(`the viewer goes room by room and shows a small picture first, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const rental = await findRental(request, 'vacationRentals', locale)
    const count = rental.gallery.length
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    // Of a slow network only the smallest pictures have come.
    await page.route(/\/pictures\/.*-(480|640|800|960|1280|1920)\./, async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    await page.goto(rental.path, { waitUntil: 'domcontentloaded' })
    await whenAlive(page)
    await page.getByRole('button', { name: t('allPhotos', { count }) }).click()
    const viewer = page.getByRole('dialog', { name: t('gallery') })
    const rooms = viewer.getByRole('group', { name: t('photosByRoom') }).getByRole('button')
    await expect(rooms.first()).toHaveAttribute('aria-current', 'true')
    const counted = (await rooms.allTextContents()).map((words) => Number(/\d+$/.exec(words)?.[0]))
    expect(counted.length).toBeGreaterThan(2)
    expect(counted.reduce((sum, each) => sum + each, 0)).toBe(count)

    const last = rooms.last()
    await last.click()
    await expect(last).toHaveAttribute('aria-current', 'true')
    const number = count - (counted.at(-1) ?? 0) + 1
    await expect(viewer.getByText(t('photoOf', { number, count }))).toBeVisible()
    const track = viewer.getByRole('group', { name: t('tabPhotos'), exact: true })
    const small = track
      .locator(':scope > *')
      .nth(number - 1)
      .locator('img')
      .first()
    await expect
      .poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expect(viewer.locator('[data-sharp]')).toHaveCount(0)
    release()
    await expect(viewer.locator('[data-sharp]').first()).toBeVisible()
    await page.keyboard.press('Home')
    await expect(rooms.first()).toHaveAttribute('aria-current', 'true')
  })

  test(`a place says how far the five nearest landmarks are @desktop, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const rental = await findRental(
      request,
      'vacationRentals',
      locale,
      ({ latitude, location }) => latitude !== null && location.slug === 'antigua-guatemala',
    )
    await visit(page, rental.path)
    const near = page.getByRole('region', { name: t('near') })
    const landmarks = near.getByRole('listitem')
    await expect(landmarks).toHaveCount(5)
    await expect(landmarks.first()).toContainText(/\d m/)
    await expect(landmarks.first()).toContainText(
      containing(t('nearWalk', { minutes: 0 }).split('0')[1] ?? ''),
    )
    await expect(near.getByText(t('nearHint'))).toBeVisible()
    const square = { en: 'Parque Central of Antigua', es: 'Parque Central de Antigua' }[locale]
    await expect(near.getByText(square)).toBeVisible()
  })
}
