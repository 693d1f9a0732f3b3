import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { href } from '~/routing/href'
import { previewLinkOf, removeDraft } from './support/drafts'
import { findRental } from './support/rentals'
import { gapsBetween, openSpanishPanel, type SpanishPanel } from './support/spanish-panel'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { wordsOf } from './support/words'

test.describe.configure({ mode: 'serial' })
test.use({ answeredWith: [404, 410] })

const landingPage = 'api::landing-page.landing-page'
const blogPost = 'api::blog-post.blog-post'
const minutes = (count: number) => count * 60_000
const number = randomUUID().slice(0, 8)

let panel: SpanishPanel
const made: { uid: string; documentId: string }[] = []

test.beforeAll(async ({ browser }) => {
  panel = await openSpanishPanel(browser)
})
test.afterAll(async () => {
  for (const one of made) await removeDraft({ ...one, locale: 'es' })
  await panel.close()
})

const statusOf = async (request: APIRequestContext, path: string) =>
  (await request.get(path)).status()

test('a landing is begun from a preset, scheduled, shown to a client, opened and ended', async ({
  page,
  request,
}) => {
  test.setTimeout(minutes(8))
  const title = `Navidad entre volcanes ${number}`
  const path = href('landingPage', 'es', { slug: `navidad-entre-volcanes-${number}` })

  await test.step('the preset keeps what was typed, and its samples do not go live', async () => {
    await panel.startEntry('oferta', 'Página de oferta')
    await panel.field('Título de la oferta').fill(title)
    await panel.button('Oferta con formulario').click()
    await expect(panel.field('Título de la oferta')).toHaveValue(title)
    await panel.button('Publicar').click()
    const refusal = 'todavía tiene las palabras de muestra del modelo'
    await expect(panel.page.getByText(refusal).first()).toBeVisible()
    const text = panel.lastText()
    await expect(text).toContainText('Hasta cuándo se puede reservar')
    await text.press('Control+A')
    await panel.page.keyboard.type('Desayuno y lumbre para la chimenea')
  })

  await test.step('a landing for later is not there yet', async () => {
    await panel.chooseDay(0, '01/12/2032')
    await panel.chooseDay(1, '28/12/2032')
    await panel.publish()
    made.push({ uid: landingPage, documentId: await panel.documentId() })
    const schedule = panel.page.getByText(/^Los visitantes lo ven desde el/)
    await expect(schedule).toContainText('2032')
    expect(await statusOf(request, path)).toBe(404)
  })

  await test.step('a client sees it without an account', async () => {
    await panel.button('Enlace por 7 días').click()
    await panel.button('Copiar: Español').click()
    const link = await panel.page.evaluate(() => navigator.clipboard.readText())
    await visit(page, new URL(link).pathname)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('Desayuno y lumbre para la chimenea')).toBeVisible()
  })

  await test.step('opened today it is there, and ended it says so', async () => {
    await panel.chooseDay(0, '01/11/2026')
    await panel.leaveField()
    await panel.publish()
    await expect.poll(() => statusOf(request, path)).toBe(200)
    await panel.chooseDay(1, '02/11/2026')
    await panel.leaveField()
    await panel.publish()
    await expect.poll(() => statusOf(request, path)).toBe(410)
    await page.goto(path)
    const gone = wordsOf('es', 'landings')('gone')
    await expect(page.getByRole('heading', { level: 1, name: gone })).toBeVisible()
  })
})

test('a post has three pictures by the button, a table and the card of a house', async ({
  page,
  request,
}) => {
  test.setTimeout(minutes(6))
  const rental = await findRental(request, 'vacationRentals', 'es')
  const { origin } = new URL((await request.get('/')).url())
  await panel.startEntry('blog', 'Artículo del blog')
  await panel.field('Título').first().fill(`Tres patios ${number}`)
  const text = panel.lastText()
  await text.click()
  // Letters with accents come without a key here, as from dictation.
  await panel.page.keyboard.type('Tres patios que enseñan cómo se vivió aquí.\n\n')
  await panel.button('Imagen').first().click()
  const names = ['site-place-antigua', 'site-place-flores', 'site-place-panajachel']
  await panel.pickPictures('Pages', names)
  await text.press('Control+End')
  const table = '| Patio | Barrio |\n| --- | --- |\n| Arco | Centro |'
  await panel.page.keyboard.type(`\n\n${table}\n\n${origin}${rental.path}\n`)
  await panel.save()
  const documentId = await panel.documentId()
  made.push({ uid: blogPost, documentId })
  // What is shared of an unfinished post is words, without marks and addresses.
  const card = panel.page.getByRole('group', { name: 'Cómo se ve al compartirla' })
  await expect(card).toContainText('Tres patios que enseñan cómo se vivió aquí.')
  await expect(card).not.toContainText('](')

  await visit(page, await previewLinkOf({ uid: blogPost, documentId, locale: 'es' }))
  const article = page.getByRole('article').first()
  const pictures = article.locator('img.text-picture')
  await expect(pictures).toHaveCount(names.length)
  for (const gap of await gapsBetween(pictures)) expect(gap).toBeGreaterThan(8)
  await expect(article.getByRole('cell', { name: 'Arco' })).toBeVisible()
  await expect(article.getByRole('link', { name: rental.name })).toHaveAttribute(
    'href',
    rental.path,
  )
})
