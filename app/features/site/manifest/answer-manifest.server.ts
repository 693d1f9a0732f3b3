import type { Locale } from '~content/locale'
import { siteSettings } from '~content/site-settings'
import { contentMissing } from '~/platform/content/content-missing.server'
import { readContent } from '~/platform/content/read-content.server'
import { cacheControl } from '~/platform/page-cache/cache-policy'
import { buildManifest } from './build-manifest'

/**
 * The manifest of a language, which is stored like a page until the settings change. Throws a 503 response without
 * them.
 */
export async function answerManifest(locale: Locale): Promise<Response> {
  const settings = await readContent(siteSettings, locale)
  if (!settings) throw contentMissing(siteSettings.uid, locale)
  return new Response(JSON.stringify(buildManifest(settings, locale)), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': cacheControl.manifest,
    },
  })
}
