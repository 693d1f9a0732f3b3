import type { APIRequestContext } from '@playwright/test'
import { href } from '~/routing/href'
import { pageEntry } from '~/routing/table'
import { locales, type Locale } from '~content/locale'
import { existingPath } from './support/existing-path'
import { readHead } from './support/head'
import { openPages, privatePages } from './support/private-pages'
import { expect, test } from './support/test'
import { inLanguage } from './support/words'

/** Asks for a page without a browser; it has to be in the language and to have one heading with words. */
async function ask(request: APIRequestContext, path: string, locale: Locale) {
  const response = await request.get(path)
  const html = await response.text()
  expect(readHead(html).lang).toBe(locale)
  const headings = [...html.matchAll(/<h1[\s>].*?<\/h1>/gs)].map(([one]) => one)
  expect(headings.map((one) => one.replaceAll(/<[^>]*>/g, ''))).toEqual([
    expect.stringMatching(/\S/),
  ])
  return response
}

for (const locale of locales) {
  for (const name of privatePages) {
    test(`${name} opens to no visitor without a link, ${inLanguage[locale]}`, async ({
      request,
    }) => {
      const path = href(name, locale, { id: 'nobody', slug: 'nobody', token: 'nobody' })
      const response = await ask(request, path, locale)
      const isOfStaff = pageEntry(name).layout === 'staff'
      expect(response.status()).toBe(isOfStaff ? 200 : 404)
      expect(response.url()).toContain(isOfStaff ? href('staffSignIn', locale) : path)
      expect(response.headers()).toMatchObject({
        'cache-control': expect.stringContaining('no-store'),
        'x-robots-tag': expect.stringContaining('noindex'),
      })
    })
  }

  for (const name of openPages) {
    test(`${name} answers with its heading, ${inLanguage[locale]}`, async ({ request }) => {
      const response = await ask(request, await existingPath(request, name, locale), locale)
      expect(response.status()).toBe(200)
    })
  }
}
