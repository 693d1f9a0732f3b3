import { newsletterIssues } from './content/newsletter/newsletter-issues'
import { entryData, type EntrySources } from './entry-data'
import { importDocuments } from './import-documents'
import { calendarDay } from './seed-day'
import type { SeedContext } from './seed-context'

const uid = 'api::newsletter-issue.newsletter-issue'

/** The letters of the last months. */
export async function importNewsletter(context: SeedContext, sources: EntrySources): Promise<void> {
  await importDocuments(context, {
    step: 'newsletter issues',
    uid,
    seeds: newsletterIssues,
    match: { field: 'slug', value: ({ slug }) => slug.en },
    data: ({ picture: image, sentOn, ...issue }, locale) => {
      const seo = { metaTitle: issue.title[locale], metaDescription: issue.intro[locale] }
      const day = calendarDay(sentOn, context.today)
      return entryData(sources, uid, { ...issue, image, sentOn: day, seo }, locale)
    },
  })
}
