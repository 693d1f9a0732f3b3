import type { Page } from '@playwright/test'
import { href } from '~/routing/href'
import { makeContract, signIn } from './support/contracts'
import { expect, test } from './support/test'
import { listing } from './support/listing'
import { visit } from './support/visit'
import { whenStill } from './support/when-still'

/** On a phone a card opens in the same tab. */
test.use({ viewport: { width: 390, height: 844 } })

const home = href('home', 'en')
const list = href('vacationRentals', 'en')

test('pages that open inside the page bring each style once, and none that it has @phone', async ({
  page,
}) => {
  await visit(page, home)
  const inPage = await pathsOfInlineSheets(page)
  expect(inPage.length).toBeGreaterThan(2)
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') loaded.push(new URL(request.url()).pathname)
  })
  const steps = [
    () => page.locator(`main a[href="${list}"]`).first().click(),
    () => listing(page, 'en').cards.first().getByRole('link').click(),
    () => page.getByRole('banner').locator(`a[href="${home}"]`).first().click(),
  ]
  for (const step of steps) {
    const before = page.url()
    await step()
    await expect(page).not.toHaveURL(before)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([/\S/])
    await whenStill(page)
    expect(await rulesThatStandTwice(page), page.url()).toEqual([])
  }
  // Three pages in one document: something was to be loaded.
  expect(loaded.length).toBeGreaterThan(1)
  expect(loaded.filter((path) => inPage.includes(path))).toEqual([])
  expect(new Set(loaded).size).toBe(loaded.length)
})

test('the editor of a contract stands with its styles, which guests do not get @desktop', async ({
  request,
  playwright,
  baseURL,
}) => {
  await signIn(request, baseURL, 'ceiba-operations')
  const { reference, path } = await makeContract(request, 'en')
  const editor = await (await request.get(href('contract', 'en', { id: reference }))).text()
  const blank = await (await request.get(href('contractNew', 'en'))).text()
  const rules = classesIn(stylesOf(blank))
  const needed = [...classesIn(dottedClassesOf(editor))].filter((name) => rules.has(name))
  expect(needed.length).toBeGreaterThan(20)
  expect(needed.filter((name) => !classesIn(stylesOf(editor)).has(name))).toEqual([])
  const guest = await playwright.request.newContext({ baseURL })
  const styles = stylesOf(await (await guest.get(path)).text())
  await guest.dispose()
  expect(styles.length).toBeLessThan(stylesOf(editor).length)
})

/** The rules that stand in a document. */
const stylesOf = (html: string) =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, rules]) => rules).join('\n')

/** The classes of a document's elements, as selectors. */
const dottedClassesOf = (html: string) =>
  [...html.matchAll(/ class="([^"]+)"/g)]
    .map(([, names]) => `.${(names ?? '').replaceAll(' ', '.')}`)
    .join(' ')

/** The scoped classes that selectors name. */
const classesIn = (selectors: string) =>
  new Set([...selectors.matchAll(/\.(\w+_[\w-]{4})/g)].map(([, name]) => name))

/** The sheets whose rules the document brought in its `<style>`. */
const pathsOfInlineSheets = (page: Page) =>
  page
    .locator('link[rel=stylesheet][disabled]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))

/** Rules that more than one sheet of the page has. */
const rulesThatStandTwice = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.styleSheets].filter(({ disabled }) => !disabled)
    const rules = sheets.flatMap((sheet) =>
      [...new Set([...sheet.cssRules].map(({ cssText }) => cssText))].map((text) => ({ text })),
    )
    const seen = new Set<string>()
    return rules.filter(({ text }) => seen.size === seen.add(text).size).map(({ text }) => text)
  })
