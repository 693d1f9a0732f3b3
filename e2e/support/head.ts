/** What a page's head tells machines, read from its HTML. */
export type Head = {
  lang: string | null
  canonical: string | null
  /** hreflang → address. */
  alternates: Record<string, string>
  robots: string | null
  structuredData: unknown[]
}

export function readHead(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'))
  const links = tags(head, 'link')
  const alternates = new Map<string, string>()
  for (const { rel, hreflang, href } of links) {
    if (rel === 'alternate' && hreflang) alternates.set(hreflang, href ?? '')
  }
  return {
    lang: tags(head, 'html')[0]?.lang ?? null,
    canonical: links.find((link) => link.rel === 'canonical')?.href ?? null,
    alternates: Object.fromEntries(alternates),
    robots: tags(head, 'meta').find((meta) => meta.name === 'robots')?.content ?? null,
    structuredData: [
      ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ].map((match): unknown => JSON.parse(match[1] ?? '')),
  }
}

/** The attributes of every tag of a name; names in lower case, values as a browser reads them. */
function tags(html: string, name: string): Record<string, string | undefined>[] {
  return [...html.matchAll(new RegExp(`<${name}(\\s[^>]*)>`, 'gi'))].map(([, inside = '']) => {
    const attributes = new Map<string, string>()
    for (const [, key = '', value = ''] of inside.matchAll(/([\w-]+)="([^"]*)"/g)) {
      attributes.set(key.toLowerCase(), unescape(value))
    }
    return Object.fromEntries(attributes)
  })
}

function unescape(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}
