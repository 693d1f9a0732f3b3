import { describe, expect, it } from 'vitest'
import { runSteps } from '~/platform/process/steps'
import { renderSitemap } from './render-sitemap'
import type { SitemapEntry } from '~/routing/sitemap-pages'

const origin = 'https://ceiba.example'

function post(slug: string, changed?: string): SitemapEntry {
  const translations = { en: { slug }, es: { slug: `${slug}-es` } }
  return { page: 'blogPost', translations, ...(changed ? { changed } : {}) }
}

function render(entries: SitemapEntry[], options: { part?: number; limit?: number } = {}) {
  const pieces = runSteps(renderSitemap(entries, { origin, ...options }))
  return pieces && Buffer.concat(pieces).toString()
}

function addresses(xml: string | null): string[] {
  return [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
}

describe('a sitemap', () => {
  it('lists each language with all alternates, addresses escaped', () => {
    const xml = render([
      {
        page: 'blogPost',
        translations: { en: { slug: 'a' }, es: { slug: 'a&b' } },
        changed: '2026-11-20',
      },
    ])
    expect(addresses(xml)).toEqual([`${origin}/blog/a`, `${origin}/es/blog/a%26b`])
    const alternate = `hreflang="es" href="${origin}/es/blog/a%26b"`
    expect(xml?.split(alternate)).toHaveLength(3)
    expect(xml).toContain('<lastmod>2026-11-20</lastmod>')
  })

  it('is one file up to the limit', () => {
    const xml = render([post('a'), post('b')], { limit: 4 })
    expect(addresses(xml)).toHaveLength(4)
    expect(xml).not.toContain('sitemapindex')
  })

  it('is an index of files above it, each with the day of its latest change', () => {
    const entries = [post('a', '2026-11-02'), post('b', '2026-11-09'), post('c')]
    const index = render(entries, { limit: 5 })
    expect(index).toContain('<sitemapindex ')
    expect(index).toContain(
      `<loc>${origin}/sitemap.xml?part=1</loc><lastmod>2026-11-09</lastmod></sitemap>`,
    )
    expect(index).toContain(`<loc>${origin}/sitemap.xml?part=2</loc></sitemap>`)
    expect(addresses(index)).toHaveLength(2)
  })

  it('has each address in one of its files, an entry with all its languages', () => {
    const entries = ['a', 'b', 'c', 'd', 'e'].map((slug) => post(slug))
    const files = [1, 2, 3].map((part) => addresses(render(entries, { part, limit: 5 })))
    expect(files.map((file) => file.length)).toEqual([4, 4, 2])
    expect(files.flat()).toEqual(addresses(render(entries)))
  })

  it('is whole, in whatever pieces it is written', () => {
    const slugs = Array.from({ length: 250 }, (_, n) => `post-${n}`)
    const xml = render(slugs.map((slug) => post(slug)))
    expect(addresses(xml)).toEqual(
      slugs.flatMap((slug) => [`${origin}/blog/${slug}`, `${origin}/es/blog/${slug}-es`]),
    )
    expect(xml).toMatch(/^<\?xml [^>]*\?>\n<urlset [^>]*>\n(<url>.*<\/url>\n){500}<\/urlset>\n$/)
  })

  it('has no more files than it needs', () => {
    expect(render([post('a'), post('b')], { part: 2, limit: 4 })).toBeNull()
    expect(render([post('a')], { part: 0 })).toBeNull()
    expect(addresses(render([post('a')], { part: 1 }))).toHaveLength(2)
  })
})
