import { expect, test } from 'vitest'
import { renderFeed } from './render-feed'

const feed = {
  title: 'Blog',
  description: 'Words',
  language: 'en',
  url: 'https://ceiba.example/blog',
  feedUrl: 'https://ceiba.example/blog/feed.xml',
}

test('a post stands in the feed with its address and the hour it came out', () => {
  const item = {
    title: 'Fish & <chips>',
    description: 'A "story"\u0000',
    url: 'https://ceiba.example/blog/a?b&c',
    published: new Date('2026-11-21T06:00:00Z'),
  }
  const xml = renderFeed({ ...feed, items: [item] })
  expect(xml).toContain('<title>Fish &amp; &lt;chips&gt;</title>')
  expect(xml).toContain('<link>https://ceiba.example/blog/a?b&amp;c</link>')
  expect(xml).toContain('<description>A &quot;story&quot;</description>')
  expect(xml).toContain('<pubDate>Sat, 21 Nov 2026 06:00:00 GMT</pubDate>')
  expect(xml).not.toContain('\u0000')
})
