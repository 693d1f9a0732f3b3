import { aboutUs, type AboutUs } from '~content/about-us'
import type { Locale } from '~content/locale'
import type { OpenCareer } from '~/features/careers/open-career'
import { listOpenCareers } from '~/features/careers/read-careers.server'
import type { TeamGroup } from '~/features/team/list-team'
import { readTeam } from '~/features/team/read-team.server'
import { contentMissing } from '~/platform/content/content-missing.server'
import { fallbackTo } from '~/platform/content/fallback-to.server'
import { readContent } from '~/platform/content/read-content.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'

export type AboutUsData = {
  /** What menus call the page. */
  name: string
  page: Omit<AboutUs, 'intro'> & { introHtml: string }
  team: TeamGroup[]
  careers: OpenCareer[]
}

/** What the page about us shows. Throws a 503 response where its own words cannot be had; the lists may be empty. */
export async function readAboutUs(locale: Locale): Promise<AboutUsData> {
  const found = await readContent(aboutUs, locale)
  if (!found) throw contentMissing(aboutUs.uid, locale)
  const { intro, ...page } = found

  const { t } = await createServerI18n(locale)
  return {
    name: t('aboutUs:title'),
    page: { ...page, introHtml: renderMarkdown(intro, 2).html },
    team: await readTeam(locale, 'aboutUs'),
    careers: await fallbackTo(listOpenCareers(locale), []),
  }
}
