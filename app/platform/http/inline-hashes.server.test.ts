import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inlineHashes } from './inline-hashes.server'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the hashes of inline scripts', () => {
  it('cover every script that runs, byte for byte', () => {
    const html = `<script>\n a() \n</script><script type="module">b("é")</script>
      <script async type="text/javascript" data-x="a>b">c()</script >`
    expect(inlineHashes(html).scripts).toEqual([
      hashOf('\n a() \n'),
      hashOf('b("é")'),
      hashOf('c()'),
    ])
  })

  it('leave out scripts with a source and data that never runs', () => {
    const html = `<script src="/assets/a.js"></script><link rel="modulepreload" href="/x.js">
      <script type="application/ld+json">{"@type":"House"}</script>`
    expect(inlineHashes(html).scripts).toEqual([])
  })

  it('name the same script once', () => {
    expect(inlineHashes('<script>a()</script><SCRIPT>a()</SCRIPT>').scripts).toEqual([
      hashOf('a()'),
    ])
  })

  it('cover the styles of the page', () => {
    const html = '<style data-page-styles="">a{color:red}</style><style>b{}</style><p style="x">'
    expect(inlineHashes(html).styles).toEqual([hashOf('a{color:red}'), hashOf('b{}')])
  })

  it('cover the style attributes that set custom properties alone, each once', () => {
    const html = `<a style="--nl-bg:var(--jade);--nl-color:#fff">x</a><i style="--size:2rem;">x</i>
      <b class="x" style="--size:2rem;"></b>`
    expect(inlineHashes(html).attributes).toEqual([
      hashOf('--nl-bg:var(--jade);--nl-color:#fff'),
      hashOf('--size:2rem;'),
    ])
  })

  it.each([
    'position:fixed',
    '--size:2rem;position:fixed',
    'position:fixed;--size:2rem',
    '--size:2rem; position:fixed',
    '--a:1:2',
    '',
    'color:red;',
  ])('leave out style="%s", which was injected', (style) => {
    expect(inlineHashes(`<p style="${style}">x</p>`).attributes).toEqual([])
  })
})
