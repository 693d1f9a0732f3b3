type FeedItem = {
  title: string
  description: string
  /** Absolute. */
  url: string
  published: Date
}

export type Feed = {
  title: string
  description: string
  language: string
  /** Absolute addresses of the blog and of the feed itself. */
  url: string
  feedUrl: string
  items: readonly FeedItem[]
}

/** RSS 2.0, which every reader takes. */
export function renderFeed({ title, description, language, url, feedUrl, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', url),
    element('description', description),
    element('language', language),
    `<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(
      (item) =>
        `<item>${element('title', item.title)}${element('link', item.url)}` +
        `<guid isPermaLink="true">${escapeXml(item.url)}</guid>` +
        element('description', item.description) +
        element('pubDate', item.published.toUTCString()) +
        '</item>',
    ),
    '</channel></rss>',
    '',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in XML; characters that XML forbids are left out. */
function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- these are the forbidden ones
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
  )
}
