import type { Locale } from '~content/locale'
import { referralPlan, type ReferralPlan } from '~content/referral-plan'
import type { LeadFormData } from '~/features/leads/form/lead-form-data'
import { readLeadFormData } from '~/features/leads/form/read-lead-form-data.server'
import {
  missingSingle,
  readSingle,
  translationsOfSingle,
} from '~/platform/content/read-single.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'
import type { Translations } from '~/routing/translations'

export type ReferralPlanData = {
  /** What menus call the page. */
  name: string
  page: Omit<ReferralPlan, 'conditions'> & { conditionsHtml: string }
  form: LeadFormData
  translations: Translations
}

/** What the page of the referral plan shows. Throws `missingSingle` where it is not written in the language. */
export async function readReferralPlan(locale: Locale): Promise<ReferralPlanData> {
  const entries = await readSingle(referralPlan)
  const found = entries[locale]
  if (!found) throw missingSingle(entries, { page: 'referralPlan', locale })
  const { conditions, ...page } = found
  const { t } = await createServerI18n(locale)
  return {
    name: t('owners:referralPlan'),
    page: { ...page, conditionsHtml: renderMarkdown(conditions).html },
    form: readLeadFormData(locale),
    translations: translationsOfSingle(entries),
  }
}
