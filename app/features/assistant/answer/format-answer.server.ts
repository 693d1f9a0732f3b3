import type { TFunction } from 'i18next'
import type { Locale } from '~content/locale'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { cardHref } from '~/features/catalogue/card/card-href'
import { toSearch } from '~/features/catalogue/search/listing-query'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'
import { sectionHref } from '~/routing/section-pages'
import type { FoundRentals } from '../search/find-rentals'
import type { Understanding } from '../understand/understanding'
import type { AssistantAnswer, FaqAnswer, RentalAnswer } from './assistant-answer'
import type { Decision } from './decide-answer'
import { sayNotes } from './say-notes'
import { saySearch, type Speech } from './say-search'

type FormattedRentals = Omit<RentalAnswer, 'understood' | 'lead'>
type FormatContext = { t: TFunction<'assistantAnswers'>; locale: Locale; catalogue: Catalogue }

/** Puts a decision into words, in the language of the page. */
export function formatAnswer(
  question: string,
  decision: Decision,
  { t, locale, catalogue }: FormatContext,
): AssistantAnswer {
  const speech: Speech = { t, locale, amenities: catalogue.amenities }
  const { first, asked, rentals, faqs } = decision
  const faqEntries = faqs.map(toFaqAnswer)
  return {
    question,
    first: first === 'rentals' || first === 'faqs' ? first : 'words',
    says: sayFirst(decision, t),
    rentals:
      asked && rentals
        ? {
            understood: saySearch(asked, rentals.plan.section, speech),
            lead: first === 'rentals' ? null : t('rentalsBesides'),
            ...formatRentals(rentals, first === 'rentals' ? asked : { ...asked, rest: [] }, speech),
          }
        : null,
    faqs: faqEntries.length > 0 ? { lead: leadOf(decision, t), entries: faqEntries } : null,
    isHandOver: first === 'nothing' || first === 'person',
  }
}

function sayFirst({ first, asked }: Decision, t: Speech['t']): string | null {
  if (first === 'rentals' || first === 'faqs') return null
  if (first === 'nothing') return asked ? t('nothingFits') : t('nothing')
  return t(first)
}

/** Below this an entry is offered rather than given as the answer. */
const certainCoverage = 0.6

function leadOf({ first, faqs }: Decision, t: Speech['t']): string {
  if (first !== 'faqs') return t('faqBesides')
  return (faqs[0]?.coverage ?? 0) >= certainCoverage ? t('faq') : t('faqMaybe')
}

function toFaqAnswer({ faq }: Decision['faqs'][number]): FaqAnswer {
  const { documentId, question, answer } = faq
  return { id: documentId, question, html: renderMarkdown(answer).html }
}

function formatRentals(
  found: FoundRentals,
  unknown: Pick<Understanding, 'unread' | 'rest'>,
  speech: Speech,
): FormattedRentals {
  const { t, locale } = speech
  const { plan, results, listTotal, alternatives } = found
  const { section, query, regionSlug, townSlug } = plan
  const place = {
    ...(regionSlug && { state: regionSlug }),
    ...(townSlug && { location: townSlug }),
  }
  const isNarrower = listTotal > results.total
  return {
    notes: sayNotes(found, unknown, speech),
    cards: results.cards.map((card) => ({ card, href: cardHref(card, locale, query) })),
    list: {
      href: sectionHref(section, locale, place, toSearch(query)),
      label: t('seeAll', { count: listTotal }),
      note: isNarrower ? t('listKnowsLess', { count: listTotal }) : null,
    },
    alternatives: alternatives.map((each) => {
      const search = saySearch(each.asked, each.section, speech)
      return { question: search, label: t('alternative', { search, total: each.total }) }
    }),
  }
}
