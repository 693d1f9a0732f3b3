import type { TFunction } from 'i18next'
import { faqs, type Faq } from '~content/faq'
import type { Locale } from '~content/locale'
import { readPosts } from '~/features/blog/posts/read-posts.server'
import { toPostCard } from '~/features/blog/posts/to-post-card'
import type { PostCard } from '~/features/blog/posts/post-card'
import { getCatalogue, hasCatalogue } from '~/features/catalogue/store/catalogue-store.server'
import { toSearchQuery } from '~/features/catalogue/suggest/search-text'
import { fallbackTo } from '~/platform/content/fallback-to.server'
import { readContent } from '~/platform/content/read-content.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'
import { searchParameter } from '~/routing/parameters'
import { findByName, type FoundPlace, type FoundRental } from './find-by-name.server'
import { findQuestions } from './find-questions'
import { plainTexts, rankTexts } from './rank-texts'

export type SearchPageData = {
  words: ReturnType<typeof readWords>
  head: { title: string; description: string }
  /** What was looked for; empty on the shared page. */
  question: string
  places: FoundPlace[]
  rentals: FoundRental[]
  posts: PostCard[]
  questions: { id: string; question: string; html: string }[]
}

/** Letters of a question; more are cut off. */
const maxQuestionLength = 100
const maxPosts = 6

/** What the search page shows. What cannot be read at the moment is left out. */
export async function readSearchPage(
  locale: Locale,
  search: URLSearchParams,
): Promise<SearchPageData> {
  const question = (search.get(searchParameter) ?? '').trim().slice(0, maxQuestionLength)
  const named = hasCatalogue()
    ? await findByName(getCatalogue(), locale, toSearchQuery(question))
    : { places: [], rentals: [] }
  const posts = await findPosts(locale, question)
  const questions = await readQuestions(locale, question)
  const { t: layout, getFixedT } = await createServerI18n(locale)
  const t = getFixedT(locale, 'search')
  const isFound = [named.places, named.rentals, posts, questions].some(({ length }) => length > 0)
  const title = isFound ? t('titleOf', { question }) : t('nothing', { question })
  return {
    words: readWords(t, question),
    head: {
      title: question === '' ? layout('search') : title,
      description: t('metaDescription'),
    },
    question,
    ...named,
    posts,
    questions,
  }
}

/** Always the same list, so that its index is built once. */
const noFaqs: readonly Faq[] = []

async function findPosts(locale: Locale, question: string): Promise<PostCard[]> {
  const posts = await fallbackTo(readPosts(locale), [])
  const texts = plainTexts((post: (typeof posts)[number]) => [
    post.name,
    post.postcategories.map(({ name }) => name).join(' '),
    post.shortDescription,
    post.description,
  ])
  return rankTexts(posts, texts, question).slice(0, maxPosts).map(toPostCard)
}

async function readQuestions(locale: Locale, question: string) {
  const listFaqs = async (one: Locale) => (await fallbackTo(readContent(faqs, one), [])) ?? noFaqs
  const [en, es] = await Promise.all([listFaqs('en'), listFaqs('es')])
  return findQuestions({ en, es }, locale, question).map((faq) => ({
    id: faq.documentId,
    question: faq.question,
    html: renderMarkdown(faq.answer).html,
  }))
}

function readWords(t: TFunction<'search'>, question: string) {
  return {
    label: t('label'),
    placeholder: t('placeholder'),
    lead: t('lead'),
    places: t('places'),
    houses: t('houses'),
    posts: t('posts'),
    questions: t('questions'),
    nothingHint: t('nothingHint'),
    ask: t('ask'),
    askLink: t('askLink', { question }),
  }
}
