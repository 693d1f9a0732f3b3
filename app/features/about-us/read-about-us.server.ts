import { aboutUs, type AboutUs } from '~content/about-us'
import type { Locale } from '~content/locale'
import type { OpenCareer } from '~/features/careers/open-career'
import { listOpenCareers } from '~/features/careers/read-careers.server'
import type { TeamGroup } from '~/features/team/list-team'
import { readTeam } from '~/features/team/read-team.server'
import { fallbackTo } from '~/platform/content/fallback-to.server'
import {
  missingSingle,
  readSingle,
  translationsOfSingle,
} from '~/platform/content/read-single.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'
import type { Translations } from '~/routing/translations'

export type AboutUsData = {
  /** What menus call the page. */
  name: string
  page: Omit<AboutUs, 'intro'> & { introHtml: string }
  team: TeamGroup[]
  careers: OpenCareer[]
  translations: Translations
}

/**
 * What the page about us shows; the lists may be empty. Throws `missingSingle` where it is not written in the language.
 */
export async function readAboutUs(locale: Locale): Promise<AboutUsData> {
  const entries = await readSingle(aboutUs)
  const found = entries[locale]
  if (!found) throw missingSingle(entries, { page: 'aboutUs', locale })
  const { intro, ...page } = found

  const { t } = await createServerI18n(locale)
  return {
    name: t('aboutUs:title'),
    page: { ...page, introHtml: renderMarkdown(intro, 2).html },
    team: await readTeam(locale, 'aboutUs'),
    careers: await fallbackTo(listOpenCareers(locale), []),
    translations: translationsOfSingle(entries),
  }
}
