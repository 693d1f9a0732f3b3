import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildCatalogue, type Catalogue } from '~/features/catalogue/catalogue'
import { env } from '~/platform/env/env.server'
import { withTagScope } from '~/platform/page-cache/tag-scope.server'
import { knownPictures } from '~/platform/pictures/known-pictures.server'
import { cataloguePayload } from '~/testing/factories/catalogue-payload'
import { picture } from '~/testing/factories/picture'
import { rental, rentalText } from '~/testing/factories/rental'
import { textRenderer } from './text-renderer.server'

const state = vi.hoisted(
  (): { catalogue?: Catalogue; formerPath?: string; leadsTo?: string } => ({}),
)
vi.mock('~/features/catalogue/store/catalogue-store.server', () => ({
  getCatalogueUntagged: () => state.catalogue,
}))
vi.mock('~/features/redirects/redirect-store.server', () => ({
  findRedirect: (asked: string) =>
    asked === state.formerPath ? { to: state.leadsTo, status: 301 } : null,
}))

const texts = {
  en: rentalText({ name: 'Casa <Ñandú>' }),
  es: rentalText({ name: 'Casa Ñandú' }),
}
const house = rental({ id: 'nandu', slug: 'casa-nandu', basePrice: 120, texts })
const path = '/vacation-rentals/guatemala/sacatepequez/antigua-guatemala/casa-nandu'
const court = picture({ hash: 'court_a1' })

beforeAll(() => knownPictures().remember(court))
afterAll(() => knownPictures().forget(court.hash))
beforeEach(() => {
  state.catalogue = buildCatalogue(cataloguePayload({ rentals: [house] }))
})

async function render(markdown: string, locale: 'en' | 'es' = 'en') {
  const { result, tags } = await withTagScope(async () => (await textRenderer(locale))(markdown))
  return { ...result, tags: [...tags] }
}

describe('what each button of the panel’s toolbar writes is shown', () => {
  it.each([
    ['Bold', '**Bold**', '<strong>Bold</strong>'],
    ['Italic', '_Italic_', '<em>Italic</em>'],
    ['Underline', '<u>Underline</u>', '<u>Underline</u>'],
    ['Strikethrough', '~~Strikethrough~~', '<del>Strikethrough</del>'],
    ['Title 1', '# Title', '<h3>Title</h3>'],
    ['Title 6', 'a\n\n###### Title', '<h3>Title</h3>'],
    ['Bulleted list', '- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
    ['Numbered list', '1. one\n2. two', '<ol>\n<li>one</li>\n<li>two</li>\n</ol>'],
    ['Code', '```\nCode\n```', '<pre><code>Code\n</code></pre>'],
    ['Quote', 'Said:\n>Quote', '<blockquote>\n<p>Quote</p>\n</blockquote>'],
    ['Link', 'To [Link](https://example.org)', '<a href="https://example.org">Link</a>'],
    ['Image', '![A court](/uploads/court_a1.jpg)', 'alt="A court"'],
  ])('%s', async (_, markdown, shown) => {
    expect((await render(markdown)).html).toContain(shown)
  })
})

describe('a house whose link stands alone', () => {
  it.each([path, `${env.SITE_ORIGIN}${path}`, `[See it](${path}?checkIn=2027-01-01)`])(
    'is shown as a card with price, picture and link: %s',
    async (line) => {
      const { html, tags } = await render(line.startsWith('/') ? `[See it](${line})` : line)
      expect(html).toContain('<a class="text-card" href="/vacation-rentals/')
      expect(html).toContain('Casa &lt;Ñandú&gt;')
      expect(html).toContain('6 guests · 3 bedrooms · 2.5 baths')
      expect(html).toContain('<span data-money="usd">$120</span>')
      expect(html).toContain('/pictures/view_0-640.webp')
      expect(tags).toEqual(expect.arrayContaining(['rental:nandu', 'rentals']))
    },
  )

  it('is in the language of the text, whichever address was written', async () => {
    const { html } = await render(`[x](${path})`, 'es')
    expect(html).toContain('href="/es/casas-vacacionales/')
    expect(html).toContain('6 huéspedes')
  })

  it.each([
    ['', 'class="text-card" href="/vacation-rentals/'],
    ['**', 'class="text-button" href="/vacation-rentals/'],
  ])('is found by the name that it had before, too: %s', async (stars, shown) => {
    Object.assign(state, { formerPath: path.replace('casa-nandu', 'old-house'), leadsTo: path })
    const { html, tags } = await render(`${stars}[Book](${state.formerPath})${stars}`)
    expect(html).toContain(shown)
    expect(tags).toContain('rental:nandu')
  })

  it('leaves nothing behind when it is gone, and the page follows when it is back', async () => {
    state.catalogue = buildCatalogue(cataloguePayload({ rentals: [] }))
    const { html, tags } = await render(`Before\n\n[x](${path})\n\n**[Book](${path})**\n\nAfter`)
    expect(html).toMatch(/^<p>Before<\/p>\s+<p>After<\/p>$/)
    expect(tags).toContain('catalogue')
  })

  it('is not mistaken for the conditions of a kind of place', async () => {
    const line = '[Conditions](/terms-and-conditions/accommodation/hotels)'
    expect((await render(line)).html).toContain('>Conditions</a>')
  })

  it('stays a link inside of a sentence', async () => {
    expect((await render(`See [this](${path}).`)).html).toBe(
      `<p>See <a href="${path}">this</a>.</p>`,
    )
  })
})

it('a bold link that stands alone is a button', async () => {
  const { html } = await render('**[All houses](/vacation-rentals)**')
  expect(html).toMatch(
    /^<p><a class="text-button" href="\/vacation-rentals">All houses<\/a><\/p><style>\.text-button/,
  )
})

describe('a video by its address', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=abc_123-xyz',
      'https://www.youtube-nocookie.com/embed/abc_123-xyz',
    ],
    [
      '[How we live](https://youtu.be/abc_123-xyz)',
      'https://www.youtube-nocookie.com/embed/abc_123-xyz',
    ],
    ['https://vimeo.com/12345', 'https://player.vimeo.com/video/12345'],
  ])('is a frame with a page of its own, which holds one link: %s', async (markdown, player) => {
    const { html } = await render(markdown)
    const [frame = ''] = /<iframe[^>]*>/.exec(html) ?? []
    expect(frame).toContain(`&lt;a href=&quot;${player}`)
    expect(frame).not.toContain(' src=')
    // Granted to the player's host, which is not the one of the frame's own page.
    expect(frame).toContain(
      'allow="autoplay *; encrypted-media *; fullscreen *; picture-in-picture *"',
    )
  })

  it('shows a picture of ours where the link is one', async () => {
    const { html } = await render(
      '[![A court](/uploads/court_a1.jpg)](https://youtu.be/abc_123-xyz)',
    )
    expect(html).toContain('&lt;img src=&quot;/pictures/court_a1-640.webp')
    expect(html).toContain('title="A court"')
  })

  it('of a file loads nothing before it is played', async () => {
    const { html } = await render('https://example.org/tour.mp4')
    expect(html).toContain('<video class="text-video" src="https://example.org/tour.mp4"')
    expect(html).toContain('preload="none"')
  })

  it.each(['https://example.org/page', 'http://example.org/a.mp4'])(
    'is none, so the line stays as it is: %s',
    async (address) => {
      expect((await render(address)).html).toBe(`<p>${address}</p>`)
    },
  )
})

it('a text without such parts brings no styles', async () => {
  expect((await render('## Plain\n\n- a **list**')).html).not.toContain('<style')
})

it('lets nothing active through in the words of a link', async () => {
  const { html } = await render('[<img src=x onerror=alert(1)>"&](https://youtu.be/abc_123-xyz)')
  expect(html).not.toMatch(/<img|onerror=alert\(1\)>/)
  expect(await render('**[x](javascript:alert(1))**')).toMatchObject({
    html: expect.not.stringContaining('javascript:'),
  })
})
