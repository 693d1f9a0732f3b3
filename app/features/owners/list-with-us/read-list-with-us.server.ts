import { listWithUs, type ListWithUs } from '~content/list-with-us'
import type { Locale } from '~content/locale'
import type { LeadFormData } from '~/features/leads/form/lead-form-data'
import { readLeadFormData } from '~/features/leads/form/read-lead-form-data.server'
import { contentMissing } from '~/platform/content/content-missing.server'
import { readContent } from '~/platform/content/read-content.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { toMarketingSection, type MarketingSection } from '../sections/marketing-section.server'

export type ListWithUsData = {
  /** What menus call the page. */
  name: string
  page: Omit<ListWithUs, 'sections'> & { sections: MarketingSection[] }
  form: LeadFormData
}

/** What the page for owners shows. Throws a 503 response where its words cannot be had. */
export async function readListWithUs(locale: Locale): Promise<ListWithUsData> {
  const page = await readContent(listWithUs, locale)
  if (!page) throw contentMissing(listWithUs.uid, locale)
  const { t } = await createServerI18n(locale)
  return {
    name: t('owners:listWithUs'),
    page: { ...page, sections: page.sections.map(toMarketingSection) },
    form: readLeadFormData(locale),
  }
}
