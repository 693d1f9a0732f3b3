import { href } from '~/routing/href'
import { showsPictures } from './support/launch-options'
import { expect, test } from './support/test'

test.use({ launchOptions: showsPictures })

test('the home page asks for one big picture, cut for the screen', async ({ page, isMobile }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/pictures/site-hero')) asked.push(request.url())
  })
  await page.goto(href('home', 'en'), { waitUntil: 'load' })
  const expected = isMobile ? /site-hero-mobile_\w+-320\.avif$/ : /site-hero_\w+-1920\.avif$/
  expect(asked).toEqual([expect.stringMatching(expected)])
})
