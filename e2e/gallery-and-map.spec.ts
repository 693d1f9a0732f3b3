import { locales } from '~content/locale'
import { showsPictures } from './support/launch-options'
import { findRental } from './support/rentals'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { whenStill } from './support/when-still'
import { containing, inLanguage, wordsOf } from './support/words'

test.use({ launchOptions: showsPictures })

for (const locale of locales) {
  const t = wordsOf(locale, 'detail')

  test(`the gallery fills the screen and obeys the keyboard, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const rental = await findRental(request, 'vacationRentals', locale)
    const count = rental.gallery.length
    const position = (number: number) => t('photoOf', { number, count })
    await visit(page, rental.path)

    const first = page.getByRole('link', {
      name: containing(t('openPhoto', { number: 1, alt: '' })),
    })
    await first.click()
    const viewer = page.getByRole('dialog', { name: t('gallery') })
    await expect(viewer.getByText(position(1))).toBeVisible()
    await expect(viewer.getByRole('button', { name: t('previousPhoto') })).toBeDisabled()
    // Faster than the pictures slide.
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText(position(3))).toBeVisible()
    await page.keyboard.press('End')
    await expect(viewer.getByText(position(count))).toBeVisible()
    await expect(viewer.getByRole('button', { name: t('nextPhoto') })).toBeDisabled()
    await page.keyboard.press('ArrowLeft')
    await expect(viewer.getByText(position(count - 1))).toBeVisible()
    await page.keyboard.press('Home')
    await expect(viewer.getByText(position(1))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(first).toBeFocused()

    await page.getByRole('button', { name: t('allPhotos', { count }) }).click()
    await viewer.getByRole('button', { name: t('nextPhoto') }).click()
    await expect(viewer.getByText(position(2))).toBeVisible()
    // At the end the button does nothing more, but the keys work on.
    await viewer.getByRole('button', { name: t('previousPhoto') }).press('Enter')
    await expect(viewer.getByText(position(1))).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText(position(2))).toBeVisible()
    await viewer.getByRole('button', { name: t('closeGallery') }).click()
    await expect(viewer).toBeHidden()
  })

  test(`the full screen shows the small picture until the large one is there @desktop, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    // On a phone the page shows the picture in the width of the screen already.
    await page.setViewportSize({ width: 1440, height: 900 })
    const rental = await findRental(request, 'vacationRentals', locale)
    await visit(page, rental.path)
    const first = page.getByRole('link', {
      name: containing(t('openPhoto', { number: 1, alt: '' })),
    })
    const picture = first.locator('img')
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0)),
      )
      .toBeGreaterThan(0)
    const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/pictures/*-1920.avif', async (route) => {
      await held
      await route.continue()
    })
    await first.click()
    const viewer = page.getByRole('dialog', { name: t('gallery') })
    const small = viewer.locator('img[alt=""]').first()
    await expect(small).toBeVisible()
    await expect(small).toHaveJSProperty('currentSrc', shown)
    await expect(viewer.getByRole('status').first()).toBeVisible()
    release()
    await expect(viewer.locator('[data-sharp]').first()).toBeVisible()
  })

  test(`the map is loaded when its tab is opened, and shows a circle, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const rental = await findRental(
      request,
      'vacationRentals',
      locale,
      ({ latitude }) => latitude !== null,
    )
    const requested: string[] = []
    page.on('request', (one) => requested.push(one.url()))
    const ofMap = () =>
      requested.filter((url) => /listing-map|leaflet|\/\d+\/\d+\/\d+\.png/.test(url))
    await visit(page, rental.path)
    await whenStill(page)
    expect(ofMap()).toEqual([])

    await page.getByRole('tab', { name: t('tabMap') }).click()
    const map = page.getByRole('region', { name: t('mapTitle') })
    await expect(map).toBeVisible()
    await expect(map.locator('path.leaflet-interactive')).toBeVisible()
    await expect(page.getByText(t('mapHint'))).toBeVisible()
    // The middle of its area, not where it stands.
    const { searchParams } = new URL(
      (await page.getByRole('link', { name: t('openInMaps') }).getAttribute('href')) ?? '',
    )
    const shown = Number(searchParams.get('mlat'))
    expect(Math.abs(shown - (rental.latitude ?? 0))).toBeLessThan(0.001)
    expect(shown).not.toBe(rental.latitude)
    expect(ofMap().some((url) => url.endsWith('.png'))).toBe(true)

    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: t('tabPhotos') })).toBeFocused()
    await expect(map).toBeHidden()
  })

  test(`a place without coordinates shows the country from afar @phone, ${inLanguage[locale]}`, async ({
    page,
    request,
  }) => {
    const rental = await findRental(
      request,
      'vacationRentals',
      locale,
      ({ latitude }) => latitude === null,
    )
    await visit(page, rental.path)
    await page.getByRole('tab', { name: t('tabMap') }).click()
    await expect(page.getByText(t('mapApproximate'))).toBeVisible()
    const map = page.getByRole('region', { name: t('mapTitle') })
    await expect(map).toBeVisible()
    await expect(map.locator('path.leaflet-interactive')).toHaveCount(0)
    await expect(page.getByRole('link', { name: t('openInMaps') })).toHaveAttribute(
      'href',
      /#map=5\/14\.6349\/-90\.5069$/,
    )
  })
}
