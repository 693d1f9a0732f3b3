import type { Locale } from '~content/locale'
import type { LeadFormData } from '~/features/leads/form/lead-form-data'
import { readLeadFormData } from '~/features/leads/form/read-lead-form-data.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'

export type SubscribePageData = { metaTitle: string; metaDescription: string; form: LeadFormData }

export async function readSubscribePage(locale: Locale): Promise<SubscribePageData> {
  const { t } = await createServerI18n(locale)
  return {
    metaTitle: t('subscribe:metaTitle'),
    metaDescription: t('subscribe:metaDescription'),
    form: readLeadFormData(locale),
  }
}
