import type { Locale } from '~content/locale'
import { referralPlan, type ReferralPlan } from '~content/referral-plan'
import type { LeadFormData } from '~/features/leads/form/lead-form-data'
import { readLeadFormData } from '~/features/leads/form/read-lead-form-data.server'
import { contentMissing } from '~/platform/content/content-missing.server'
import { readContent } from '~/platform/content/read-content.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'

export type ReferralPlanData = {
  /** What menus call the page. */
  name: string
  page: Omit<ReferralPlan, 'conditions'> & { conditionsHtml: string }
  form: LeadFormData
}

/** What the page of the referral plan shows. Throws a 503 response where its words cannot be had. */
export async function readReferralPlan(locale: Locale): Promise<ReferralPlanData> {
  const found = await readContent(referralPlan, locale)
  if (!found) throw contentMissing(referralPlan.uid, locale)
  const { conditions, ...page } = found
  const { t } = await createServerI18n(locale)
  return {
    name: t('owners:referralPlan'),
    page: { ...page, conditionsHtml: renderMarkdown(conditions).html },
    form: readLeadFormData(locale),
  }
}
