import { listWithUs } from '~content/list-with-us'
import type { Locale } from '~content/locale'
import { menu, type Menu } from '~content/menu'
import { siteSettings, type SiteSettings } from '~content/site-settings'
import { widgetAddress } from './widget-address'
import type { PreviewNotice } from './preview/preview-notice'
import { findPreviewNotice } from './preview/preview-notice.server'
import { hasContent, readContent } from '~/platform/content/read-content.server'
import { contentMissing } from '~/platform/content/content-missing.server'
import { fallbackTo } from '~/platform/content/fallback-to.server'
import { env } from '~/platform/env/env.server'

/** What header, footer and every page's head need, in one language. */
export type SiteData = {
  locale: Locale
  origin: string
  settings: SiteSettings
  menu: Menu
  /** Whether the page for owners is published in this language. */
  hasListWithUs: boolean
  /** Script of the chat widget that replaces the assistant; null where there is none. */
  assistantWidget: string | null
  /** Whether pages hold the picture that counts visits; absent where they do not. */
  hasVisitPixel?: true
  /** Null on every page that visitors get. */
  preview: PreviewNotice | null
}

/** Reads settings and menu, and whether the page exists that each header leads to. */
export async function readSiteData(locale: Locale): Promise<SiteData> {
  const [settings, found, hasListWithUs] = await Promise.all([
    readContent(siteSettings, locale),
    readContent(menu, locale),
    fallbackTo(hasContent(listWithUs, locale), false),
  ])
  if (!settings) throw contentMissing(siteSettings.uid, locale)
  return {
    locale,
    origin: env.SITE_ORIGIN,
    settings,
    assistantWidget: widgetAddress(env.ASSISTANT_WIDGET_URL, settings.assistantWidgetId),
    menu: {
      sections: found?.sections ?? [],
      burger: found?.burger ?? [],
      footer: found?.footer ?? [],
    },
    hasListWithUs,
    ...(env.BEHIND_CDN === 'on' && { hasVisitPixel: true as const }),
    preview: findPreviewNotice(),
  }
}
