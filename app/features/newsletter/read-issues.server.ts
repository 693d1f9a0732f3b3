import type { Locale } from '~content/locale'
import { newsletterIssues, type NewsletterIssue } from '~content/newsletter-issue'
import { readContent } from '~/platform/content/read-content.server'
import { expirePageAt } from '~/platform/page-cache/tag-scope.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { startOfGuatemalaDay } from '~/platform/time/guatemala-day-start'
import { pageMoment } from '~/platform/time/page-moment.server'

/** A letter whose day has come. */
export type SentIssue = NewsletterIssue & { sentOn: string }

/**
 * The letters that visitors of a language may read today, newest first. What is made from them expires when the next
 * one comes out. Throws a 503 response if the CMS is unreachable and nothing is kept.
 */
export async function readIssues(locale: Locale): Promise<SentIssue[]> {
  const issues = (await readContent(newsletterIssues, locale)) ?? []
  const today = guatemalaToday(pageMoment())
  const dated = issues.filter((issue): issue is SentIssue => issue.sentOn != null)
  const [next] = dated
    .map(({ sentOn }) => sentOn)
    .filter((day) => day > today)
    .sort()
  if (next) expirePageAt(startOfGuatemalaDay(next))
  return dated
    .filter(({ sentOn }) => sentOn <= today)
    .sort((a, b) => b.sentOn.localeCompare(a.sentOn) || a.documentId.localeCompare(b.documentId))
}
