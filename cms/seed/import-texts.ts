import { confirmationTexts } from './content/confirmation-texts'
import { faqs } from './content/faqs/faqs'
import { listWithUs } from './content/owners/list-with-us'
import { referralPlan } from './content/owners/referral-plan'
import { redirects } from './content/redirects'
import { testimonials } from './content/testimonials'
import { entryData, type EntrySources } from './entry-data'
import { importDocuments } from './import-documents'
import { importSingle } from './import-pages'
import { calendarDay } from './seed-day'
import type { SeedContext } from './seed-context'

/** Questions, confirmations, testimonials, the owners' pages and redirects. */
export async function importTexts(context: SeedContext, sources: EntrySources): Promise<void> {
  await importDocuments(context, {
    step: 'questions',
    uid: 'api::faq.faq',
    seeds: faqs,
    match: { field: 'question', value: ({ question }) => question.en },
    data: (faq, locale) => {
      const order = faqs.filter(({ topic }) => topic === faq.topic).indexOf(faq) + 1
      return entryData(sources, 'api::faq.faq', { ...faq, order }, locale)
    },
  })
  await importDocuments(context, {
    step: 'confirmations',
    uid: 'api::confirmation-text.confirmation-text',
    seeds: confirmationTexts,
    match: { field: 'key', value: ({ key }) => key },
    data: (text, locale) =>
      entryData(sources, 'api::confirmation-text.confirmation-text', text, locale),
  })
  sources.entries['api::testimonial.testimonial'] = await importDocuments(context, {
    step: 'testimonials',
    uid: 'api::testimonial.testimonial',
    seeds: testimonials,
    match: { field: 'name', value: ({ name }) => name },
    data: (testimonial, locale) => {
      const date = calendarDay(testimonial.date, context.today)
      const entry = { ...testimonial, date, enabled: true }
      return entryData(sources, 'api::testimonial.testimonial', entry, locale)
    },
  })
  await importDocuments(context, {
    step: 'redirects',
    uid: 'api::redirect.redirect',
    seeds: redirects,
    match: { field: 'fromPath', value: ({ fromPath }) => fromPath },
    data: (redirect) => ({ ...redirect, permanent: true, enabled: true }),
  })
  for (const [uid, seed] of [
    ['api::list-with-us.list-with-us', listWithUs],
    ['api::referral-plan.referral-plan', referralPlan],
  ] as const) {
    await importSingle(context, uid, (locale) => entryData(sources, uid, seed, locale))
  }
}
