import { randomUUID } from 'node:crypto'

import { href } from '~/routing/href'
import { expectAccessible } from './support/axe'
import { signInAsEditor, type Editor } from './support/editor'
import { previewLinkOf, removeDraft, startDraft, type Draft } from './support/drafts'
import { signInAsMarketer } from './support/landing-editor'
import { expectNoOverhang } from './support/overhang'
import { openPanel, type Panel } from './support/panel'
import { findRental, type ApiRental } from './support/rentals'
import { cmsAccount } from './support/stack'
import { expect, test } from './support/test'
import { visit } from './support/visit'
import { whenStill } from './support/when-still'

test.describe.configure({ mode: 'serial' })

const blogPost = 'api::blog-post.blog-post'
const unbroken = `https://example.org/${'incomprensibilidades'.repeat(8)}`
const youTube = 'https://www.youtube-nocookie.com'

const drafts: Draft[] = []
async function begin(description: string, locale: 'en' | 'es' = 'en'): Promise<Draft> {
  const name = `A text with everything ${randomUUID().slice(0, 8)}`
  const draft = await startDraft(blogPost, locale, { name, description })
  drafts.push(draft)
  return draft
}
test.afterAll(async () => {
  for (const draft of drafts) await removeDraft(draft)
})

test.describe('in the panel', () => {
  let panel: Panel

  test.beforeAll(async ({ browser }) => {
    panel = await openPanel(browser, { name: '', ...cmsAccount(), dismiss: async () => {} })
  })
  test.afterAll(() => panel.close())

  /** Each button of the toolbar, and the element that the page shows for it. */
  const buttons: Record<string, string> = {
    Bold: 'strong',
    Italic: 'em',
    Underline: 'u',
    Strikethrough: 'del',
    'Bulleted list': 'ul > li',
    'Numbered list': 'ol > li',
    Code: 'pre > code',
    Link: 'a',
    Quote: 'blockquote',
  }

  test('what every button of the toolbar writes is on the page', async ({ page }) => {
    const draft = await begin('Begun.')
    await panel.openEntry(blogPost, draft.documentId, 'en')
    const { page: desk } = panel
    await desk.getByRole('button', { name: 'Expand' }).click()
    const toolbar = desk.locator('[data-toolbar-item]').getByRole('button')
    await expect(toolbar.first()).toBeVisible()
    // A button that the CMS adds one day has to be shown, too.
    const names = (await toolbar.allTextContents()).toSorted()
    expect(names).toEqual([...Object.keys(buttons), 'Image'].toSorted())
    for (const name of Object.keys(buttons)) {
      await desk.locator('[contenteditable]').press('Control+End')
      await desk.keyboard.press('Enter')
      await desk.keyboard.press('Enter')
      await desk.getByRole('button', { name, exact: true }).click()
      // A list begins with a mark; what is listed is typed.
      if (name.endsWith('list')) await desk.keyboard.type(name)
      if (name.endsWith('list')) await desk.keyboard.press('Enter')
    }
    await desk.getByRole('button', { name: 'Collapse' }).click()
    await panel.save()

    await visit(page, await previewLinkOf(draft))
    for (const shown of Object.values(buttons)) {
      await expect(page.locator(`article ${shown}`).first(), shown).toBeVisible()
    }
  })
})

test.describe('a post', () => {
  test.use({ otherHosts: [youTube] })
  let editor: Editor
  let rental: ApiRental
  let picture: string

  test.beforeAll(async ({ request }) => {
    editor = await signInAsEditor(cmsAccount())
    rental = await findRental(request, 'vacationRentals', 'en')
    const marketer = await signInAsMarketer(cmsAccount())
    picture = (await marketer.somePicture()).address
  })

  for (const width of [390, 1440]) {
    test(`shows captions, tables, cards, buttons and videos at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const text = [
        `![A court with a fountain](${picture})\n_The court in May_`,
        '| House | Guests | Price | Town | Remarks |\n| --- | --: | --: | --- | --- |\n| Casa | 6 | $120 | Antigua Guatemala | with a long word |',
        `[The house](${rental.path})`,
        `**[All houses](${href('vacationRentals', 'en')})**`,
        'https://www.youtube.com/watch?v=abc_123-xyz',
        // An address without a break, as it is pasted.
        ...['', '## ', '> ', '- ', '    '].map((mark) => mark + unbroken),
      ].join('\n\n')
      const asked: string[] = []
      await page.route(`${youTube}/**`, async (route) => {
        asked.push(route.request().url())
        await route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' })
      })
      await visit(page, await previewLinkOf(await begin(text)))
      const article = page.getByRole('article')
      await expect(article.getByRole('figure')).toContainText('The court in May')
      await expect(article.getByRole('img', { name: 'A court with a fountain' })).toBeVisible()
      await expect(article.getByRole('cell', { name: '$120' })).toBeVisible()
      const card = article.getByRole('link', { name: rental.name })
      await expect(card).toHaveAttribute('href', rental.path)
      await expect(card).toContainText(/\$[\d,]+/)
      await expect(article.getByRole('link', { name: 'All houses' })).toBeVisible()
      await expectNoOverhang(page)
      await expectAccessible(page)

      const video = article.frameLocator('iframe')
      await expect(video.getByRole('link', { name: /YouTube/ })).toBeVisible()
      await whenStill(page)
      expect(asked).toEqual([])
      await video.getByRole('link').click()
      await expect(video.getByText('The player')).toBeVisible()
      expect(asked).toEqual([expect.stringMatching(`^${youTube}/embed/abc_123-xyz`)])
    })
  }

  test('shows a house that was taken off nowhere, and nothing broken', async ({ page }) => {
    const { documentId } = await editor.findRental(rental.slug, 'en')
    const text = `Before.\n\n[The house](${rental.path})\n\n**[Book it](${rental.path})**\n\nAfter.`
    const link = await previewLinkOf(await begin(text))
    const card = page.getByRole('article').getByRole('link', { name: rental.name })
    await visit(page, link)
    await expect(card).toBeVisible()
    await editor.unpublishRental(documentId, 'en')
    try {
      await expect(async () => {
        await page.goto(link)
        await expect(page.getByText('After.')).toBeVisible()
        await expect(card).toHaveCount(0, { timeout: 100 })
      }).toPass()
      await expect(page.getByRole('link', { name: 'Book it' })).toHaveCount(0)
    } finally {
      await editor.publishRental(documentId, 'en')
    }
  })
})
