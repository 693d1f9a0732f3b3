import type { Locale } from '~content/locale'
import { menu, type Menu, type MenuEntry, type MenuPage } from '~content/menu'
import { siteSettings, type SiteSettings } from '~content/site-settings'
import { listMissingPages } from './list-missing-pages.server'
import { widgetAddress } from './widget-address'
import type { PreviewNotice } from './preview/preview-notice'
import { findPreviewNotice } from './preview/preview-notice.server'
import { readContent } from '~/platform/content/read-content.server'
import { contentMissing } from '~/platform/content/content-missing.server'
import { env } from '~/platform/env/env.server'

/** What header, footer and every page's head need, in one language. */
export type SiteData = {
  locale: Locale
  origin: string
  settings: SiteSettings
  /** Entries whose page is missing in this language are left out. */
  menu: Menu
  /** Pages that no link may lead to in this language. */
  missingPages: readonly MenuPage[]
  /** Script of the chat widget that replaces the assistant; null if there is none. */
  assistantWidget: string | null
  /** Whether pages hold the picture that counts visits; absent if they do not. */
  hasVisitPixel?: true
  /** Null on every page that visitors get. */
  preview: PreviewNotice | null
}

/** Reads settings and menu, and which pages of a menu the language lacks. Throws a response without settings. */
export async function readSiteData(locale: Locale): Promise<SiteData> {
  const [settings, found, missingPages] = await Promise.all([
    readContent(siteSettings, locale),
    readContent(menu, locale),
    listMissingPages(locale),
  ])
  if (!settings) throw contentMissing(siteSettings.uid, locale)
  const present = (entries: MenuEntry[] = []) =>
    entries.filter(({ page }) => !missingPages.includes(page))
  return {
    locale,
    origin: env.SITE_ORIGIN,
    settings,
    assistantWidget: widgetAddress(env.ASSISTANT_WIDGET_URL, settings.assistantWidgetId),
    menu: {
      sections: present(found?.sections),
      burger: present(found?.burger),
      footer: present(found?.footer),
    },
    missingPages,
    ...(env.BEHIND_CDN === 'on' && { hasVisitPixel: true as const }),
    preview: findPreviewNotice(),
  }
}
