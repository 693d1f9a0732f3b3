import { href } from '~/routing/href'
import { listPath } from './support/rentals'
import { expect, test } from './support/test'

/** How far the promised width may be from the drawn one: less than the step between two sizes of a picture. */
const tolerance = 0.08

test('pictures of cards are as wide as they promise the browser, at every number of columns @desktop', async ({
  page,
}) => {
  for (const path of [listPath('vacationRentals', 'en'), href('home', 'en')]) {
    await page.goto(path)
    for (const width of [360, 639, 640, 767, 899, 900, 1099, 1199, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const { drawn, promised } = await page.evaluate(() => {
        const picture = document.querySelector<HTMLImageElement>('[data-card-pictures] img')
        if (!picture) throw new Error('There is no picture of a card')
        // The browser itself reads the sizes: the first whose condition holds.
        const size = picture.sizes
          .split(', ')
          .map((part) => /^(?:(\(.*?\)) )?(.+)$/.exec(part) ?? [])
          .find(([, condition]) => !condition || matchMedia(condition).matches)?.[2]
        const probe = document.createElement('div')
        probe.style.cssText = `position: fixed; width: ${size}`
        document.body.append(probe)
        const widths = { drawn: picture.clientWidth, promised: probe.clientWidth }
        probe.remove()
        return widths
      })
      expect(promised / drawn, `${path} at ${width}`).toBeGreaterThan(1 - tolerance)
      expect(promised / drawn, `${path} at ${width}`).toBeLessThan(1 + tolerance)
    }
  }
})
