import type { Locale } from '~content/locale'
import { siteSettings } from '~content/site-settings'
import { contentCache } from '~/platform/content/read-content.server'

/** The brand in a language; as it was read last where the CMS is down. */
export async function brandOf(locale: Locale): Promise<string> {
  const settings = siteSettings.schema
    .nullable()
    .parse(await contentCache().read(siteSettings, locale))
  return settings?.brandName ?? ''
}
