import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fc } from '~/testing/fast-check'
import { processorTime } from '~/testing/processor-time'
import { knownPictures } from '~/platform/pictures/known-pictures.server'
import { renderMarkdown } from './render-markdown.server'

describe('Markdown of the CMS', () => {
  it('becomes paragraphs, emphasis, lists and links', () => {
    const { html } = renderMarkdown(
      'A **quiet** house\n\n- pool\n- [map](https://example.org/a?b=1&c=2)',
    )
    expect(html).toBe(
      '<p>A <strong>quiet</strong> house</p>\n<ul>\n<li>pool</li>\n<li><a href="https://example.org/a?b=1&#x26;c=2">map</a></li>\n</ul>',
    )
  })

  it('begins its headings below the title and the sections of the page', () => {
    expect(renderMarkdown('# One\n\n## Two\n\n###### Six').html).toBe(
      '<h3>One</h3>\n<h4>Two</h4>\n<h6>Six</h6>',
    )
  })

  it('begins them where the page asks, whichever level the editor began with', () => {
    expect(renderMarkdown('## One\n\n### Two\n\n## Three').html).toBe(
      '<h3>One</h3>\n<h4>Two</h4>\n<h3>Three</h3>',
    )
    expect(renderMarkdown('### One\n\n- a\n\n  #### Two', 2).html).toMatch(
      /^<h2>One<\/h2>[^]*<h3>Two<\/h3>/,
    )
    expect(renderMarkdown('# One', 2).html).toBe('<h2>One</h2>')
  })

  it('gives the words alone, with a space between blocks', () => {
    expect(
      renderMarkdown('# Patio\n\nCool *and* green.\n\n- pool\n- fire\n\nLine  \nbreak').text,
    ).toBe('Patio Cool and green. pool fire Line break')
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](JAVASCRIPT:alert(1))',
    '[a](java\nscript:alert(1))',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '[a](vbscript:x)',
    '![a](https://example.org/a.png)',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe src="https://example.org"></iframe>',
    '<svg/onload=alert(1)>',
    '[a]: javascript:alert(1)\n\n[a]',
    '<javascript:alert(1)>',
    '`<script>`\n\n    <script>',
  ])('lets nothing active through: %s', (markdown) => {
    const { html } = renderMarkdown(markdown)
    expect(html).not.toMatch(/<(script|img|iframe|svg)|href="(?!https?:|mailto:|tel:)|\son\w+=/i)
  })

  describe('with a picture', () => {
    const picture = {
      hash: 'court_a1b2',
      ext: '.jpg',
      name: 'court.jpg',
      url: '/uploads/court_a1b2.jpg',
      width: 1600,
      height: 900,
    }
    beforeEach(() => knownPictures().remember(picture))
    afterEach(() => knownPictures().forget(picture.hash))

    it.each([
      '/uploads/court_a1b2.jpg',
      'http://localhost:1337/uploads/court_a1b2.jpg',
      'https://bucket.example/cms/court_a1b2.jpg',
    ])('of the media library shows it through the picture service: %s', (address) => {
      const { html, text } = renderMarkdown(`Look:\n\n![A court](${address})`)
      expect(html).toContain(
        '<source type="image/avif" srcset="/pictures/court_a1b2-320.avif 320w,',
      )
      expect(html).toMatch(
        /<img src="\/pictures\/court_a1b2-640\.webp" [^>]*alt="A court" width="1600" height="900" loading="lazy"/,
      )
      expect(html).not.toContain('uploads')
      expect(html).not.toContain('bucket')
      expect(text).toBe('Look:')
    })

    it('has a caption: words in italics below it, or a title', () => {
      const address = '/uploads/court_a1b2.jpg'
      const captioned =
        /<figure><picture>.*alt="A court".*<figcaption>In <strong>May<\/strong><\/figcaption>/
      expect(renderMarkdown(`![A court](${address})\n*In **May***`).html).toMatch(captioned)
      expect(renderMarkdown(`![A court](${address} "In May")`).html).toContain(
        '<figcaption>In May</figcaption></figure>',
      )
      expect(renderMarkdown(`![A court](${address}) *not* alone`).html).not.toContain('figure')
    })

    it('called by the name of its file has no words instead of wrong ones', () => {
      expect(renderMarkdown('![IMG_4711.JPG](/uploads/court_a1b2.jpg)').html).toContain('alt=""')
    })

    it.each([
      '![a](https://example.org/other.jpg)',
      '![a](data:image/png;base64,court_a1b2.jpg)',
      '![a](javascript:/court_a1b2.jpg)',
      '![a](/uploads/../court_a1b2)',
      '<img src="/uploads/court_a1b2.jpg" onerror="alert(1)">',
    ])('from elsewhere leaves nothing behind: %s', (markdown) => {
      expect(renderMarkdown(markdown).html).toBe('')
    })
  })

  it('reads underlined and struck words, and leaves marks that end nowhere', () => {
    expect(renderMarkdown('<u>a *b*</u> ~~c **d**~~ ~~e <u>f').html).toBe(
      '<p><u>a <em>b</em></u> <del>c <strong>d</strong></del> ~~e f</p>',
    )
    expect(renderMarkdown('`~~a~~`').html).toBe('<p><code>~~a~~</code></p>')
  })

  it('reads a line of many blanks that is nearly a table at once', async () => {
    const markdown = `a | b\n:-${' '.repeat(100_000)}x|`
    expect(await processorTime(() => renderMarkdown(markdown))).toBeLessThan(2000)
  })

  it('reads tables, in a frame that scrolls', () => {
    const { html, text } = renderMarkdown(
      'Prices:\n| House | Price |\n| :-- | --: |\n| **A** \\| B | $5 |\n| <b>C</b> |',
    )
    const [shown, styles] = html.split('<style>')
    expect(styles).toContain('.text-table{overflow-x:auto')
    expect(shown?.replaceAll('\n', '')).toBe(
      '<p>Prices:</p><div class="text-table" tabindex="0"><table>' +
        '<thead><tr><th align="left">House</th><th align="right">Price</th></tr></thead>' +
        '<tbody><tr><td align="left"><strong>A</strong> | B</td><td align="right">$5</td></tr>' +
        '<tr><td align="left">C</td><td align="right"></td></tr></tbody></table></div>',
    )
    expect(text).toBe('Prices: House Price A | B $5 C')
    expect(renderMarkdown('> | a | b |\n> | - | - |\n> | 1 | 2 |').html).toContain('<td>2</td>')
    expect(renderMarkdown('a | b\n\n---').html).toBe('<p>a | b</p>\n<hr>')
  })

  it('breaks long lines of code', () => {
    expect(renderMarkdown('```\ncode\n```').html).toMatch(/<pre>.*<style>pre{white-space:pre-wrap/s)
  })

  it('keeps lines apart as they were pasted, also beside marks', () => {
    const { html, text } = renderMarkdown('Q1,200 a night\n**Two** guests\n<u>No</u> pets\n\nEnd')
    expect(html).toBe(
      '<p>Q1,200 a night<br>\n<strong>Two</strong> guests<br>\n<u>No</u> pets</p>\n<p>End</p>',
    )
    expect(text).toBe('Q1,200 a night Two guests No pets End')
  })

  it('reads the bullets of a word processor as a list', () => {
    const { html } = renderMarkdown('Included:\r\n•\tBreakfast\r\n· Firewood\r\n2 • 3')
    expect(html.replaceAll('\n', '')).toBe(
      '<p>Included:</p><ul><li>Breakfast</li><li>Firewood</li></ul><p>2 • 3</p>',
    )
  })

  it('never throws, and writes only tags of its list', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '[',
      '](',
      'javascript:',
      '"',
      '&',
      '#',
      '\n',
      '*',
      'a',
      '|',
      '-',
      '~~',
      '<u>',
      '</u>',
    )
    const text = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, (markdown) => {
        const written = renderMarkdown(markdown).html.replace(/<style>[^<]*<\/style>$/, '')
        const tags = [...written.matchAll(/<\/?([a-z0-9]+)/g)].map((tag) => tag[1])
        const allowed =
          'p br strong em u del a ul ol li blockquote hr h3 h4 h5 h6 code pre div table thead tbody tr th td'.split(
            ' ',
          )
        expect(tags.filter((tag) => !allowed.includes(tag ?? ''))).toEqual([])
      }),
    )
  })
})
