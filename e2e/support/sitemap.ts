import type { APIRequestContext } from '@playwright/test'
import { resources } from '~/routing/resources'

export type SitemapUrl = { address: string; path: string; alternates: Record<string, string> }

/** Every address that the sitemap lists, with the alternates that it names. */
export async function readSitemap(request: APIRequestContext): Promise<SitemapUrl[]> {
  const response = await request.get(`/${resources.sitemap.path}`)
  const xml = await response.text()
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => {
    const address = /<loc>(.*?)<\/loc>/.exec(url)?.[1] ?? ''
    const alternates = new Map<string, string>()
    for (const [, language = '', href = ''] of url.matchAll(/hreflang="(.*?)" href="(.*?)"/g)) {
      alternates.set(language, href)
    }
    return {
      address,
      path: new URL(address).pathname,
      alternates: Object.fromEntries(alternates),
    }
  })
}
