import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inlineScriptHashes } from './inline-script-hashes.server'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the hashes of inline scripts', () => {
  it('cover every script that runs, byte for byte', () => {
    const html = `<script>\n a() \n</script><script type="module">b("é")</script>
      <script async type="text/javascript" data-x="a>b">c()</script >`
    expect(inlineScriptHashes(html)).toEqual([hashOf('\n a() \n'), hashOf('b("é")'), hashOf('c()')])
  })

  it('leave out scripts with a source and data that never runs', () => {
    const html = `<script src="/assets/a.js"></script><link rel="modulepreload" href="/x.js">
      <script type="application/ld+json">{"@type":"House"}</script>`
    expect(inlineScriptHashes(html)).toEqual([])
  })

  it('name the same script once', () => {
    expect(inlineScriptHashes('<script>a()</script><SCRIPT>a()</SCRIPT>')).toEqual([hashOf('a()')])
  })
})
