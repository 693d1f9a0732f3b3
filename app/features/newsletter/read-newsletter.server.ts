import { redirect } from '@remix-run/node'
import { otherLocale, type Locale } from '~content/locale'
import type { Picture } from '~content/picture'
import type { Seo } from '~content/seo'
import { textRenderer } from '~/features/editor-texts/text-renderer.server'
import type { LeadFormData } from '~/features/leads/form/lead-form-data'
import { readLeadFormData } from '~/features/leads/form/read-lead-form-data.server'
import { shareImageOf } from '~/features/share-images/share-image-of.server'
import type { DrawnShareImage } from '~/features/site/head/page-head'
import { notFound } from '~/platform/http/not-found.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { pathOfForeignSlug } from '~/routing/path-of-foreign-slug'
import type { Translations } from '~/routing/translations'
import { readIssues, type SentIssue } from './read-issues.server'

/** A letter as the list shows it; `sentOn` is `YYYY-MM-DD`. */
export type IssueCard = { id: string; slug: string; title: string; intro: string; sentOn: string }

type ArchiveWords = { title: string; metaTitle: string; metaDescription: string }

export type NewsletterData = { words: ArchiveWords; issues: IssueCard[]; form: LeadFormData }

export type IssueData = {
  words: ArchiveWords
  issue: IssueCard & {
    html: string
    picture: Picture | null
    pictureAlt: string
    updatedAt: string
    seo: Seo | null
  }
  translations: Translations
  drawn: DrawnShareImage
  /** The letters before and after it. */
  earlier: IssueCard | null
  later: IssueCard | null
  form: LeadFormData
}

export async function readNewsletter(locale: Locale): Promise<NewsletterData> {
  const issues = (await readIssues(locale)).map(toCard)
  return { words: await readWords(locale), issues, form: readLeadFormData(locale) }
}

/**
 * What a letter's page shows. Throws a 404 for a slug that no letter of today has, and a permanent redirect where it is
 * the slug of the other language: to the translation, or without one to the letter in its language.
 */
export async function readIssue(locale: Locale, slug: string): Promise<IssueData> {
  const other = otherLocale(locale)
  const [issues, others] = await Promise.all([readIssues(locale), readIssues(other)])
  const at = issues.findIndex((one) => one.slug === slug)
  const issue = issues[at]
  if (!issue) {
    const entries = { own: issues, foreign: others }
    const path = pathOfForeignSlug('newsletterIssue', locale, slug, entries)
    throw path ? redirect(path, 301) : notFound()
  }
  const translation = others.find(({ documentId }) => documentId === issue.documentId)
  const words = await readWords(locale)
  const renderText = await textRenderer(locale)
  return {
    words,
    issue: {
      ...toCard(issue),
      html: renderText(issue.body, 2).html,
      picture: issue.image,
      pictureAlt: issue.imageAlt,
      updatedAt: issue.updatedAt,
      seo: issue.seo,
    },
    translations: {
      [locale]: { slug },
      ...(translation && { [other]: { slug: translation.slug } }),
    },
    drawn: await shareImageOf(locale, {
      title: issue.title,
      over: words.title,
      picture: issue.image,
    }),
    earlier: neighbour(issues[at + 1]),
    later: neighbour(issues[at - 1]),
    form: readLeadFormData(locale),
  }
}

const neighbour = (issue: SentIssue | undefined) => (issue ? toCard(issue) : null)

function toCard({ documentId: id, slug, title, intro, sentOn }: SentIssue): IssueCard {
  return { id, slug, title, intro, sentOn }
}

async function readWords(locale: Locale): Promise<ArchiveWords> {
  const { t } = await createServerI18n(locale)
  return {
    title: t('newsletter:title'),
    metaTitle: t('newsletter:metaTitle'),
    metaDescription: t('newsletter:metaDescription'),
  }
}
