import { listWithUs, type ListWithUs } from '~content/list-with-us'
import type { Locale } from '~content/locale'
import type { LeadFormData } from '~/features/leads/form/lead-form-data'
import { readLeadFormData } from '~/features/leads/form/read-lead-form-data.server'
import {
  missingSingle,
  readSingle,
  translationsOfSingle,
} from '~/platform/content/read-single.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import type { Translations } from '~/routing/translations'
import { toMarketingSection, type MarketingSection } from '../sections/marketing-section.server'

export type ListWithUsData = {
  /** What menus call the page. */
  name: string
  page: Omit<ListWithUs, 'sections'> & { sections: MarketingSection[] }
  form: LeadFormData
  translations: Translations
}

/** What the page for owners shows. Throws `missingSingle` where it is not written in the language. */
export async function readListWithUs(locale: Locale): Promise<ListWithUsData> {
  const entries = await readSingle(listWithUs)
  const page = entries[locale]
  if (!page) throw missingSingle(entries, { page: 'listWithUs', locale })
  const { t } = await createServerI18n(locale)
  return {
    name: t('owners:listWithUs'),
    page: { ...page, sections: page.sections.map(toMarketingSection) },
    form: readLeadFormData(locale),
    translations: translationsOfSingle(entries),
  }
}
