import type { Locale } from '~content/locale'
import type { AssistantAnswer } from '../answer/assistant-answer'
import { fetchAnswer, type FetchedAnswer } from './fetch-answer'

export type Exchange = { id: number; question: string } & (FetchedAnswer | { state: 'waiting' })

type Ask = (question: string, locale: Locale) => Promise<FetchedAnswer>

/** Older exchanges are forgotten. */
const maxExchanges = 12

/**
 * The conversation of this visit, which page and modal share. It lives in the browser alone: its last questions
 * in the session, so that they survive a reload, where they are asked again.
 */
export function createConversation(ask: Ask = fetchAnswer) {
  let exchanges: readonly Exchange[] = []
  let language: Locale | null = null
  let lastId = 0
  const listeners = new Set<() => void>()

  function set(next: readonly Exchange[]): void {
    exchanges = next.slice(-maxExchanges)
    if (language)
      keepQuestions(
        language,
        exchanges.map(({ question }) => question),
      )
    for (const listener of listeners) listener()
  }

  function add(question: string, reply: FetchedAnswer | { state: 'waiting' }): number {
    lastId += 1
    set([...exchanges, { id: lastId, question, ...reply }])
    return lastId
  }

  async function askFor(question: string, locale: Locale): Promise<void> {
    const id = add(question, { state: 'waiting' })
    const reply = await ask(question, locale)
    set(exchanges.map((each) => (each.id === id ? { id, question, ...reply } : each)))
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    exchanges: () => exchanges,
    ask: askFor,

    /** Begins with what is kept of this session, and with the answer that the page brought along. */
    open(locale: Locale, brought: AssistantAnswer | null): void {
      if (language !== locale) {
        const kept = keptQuestions(locale)
        language = locale
        exchanges = []
        for (const question of kept) {
          if (question !== brought?.question) void askFor(question, locale)
        }
      }
      if (!brought || exchanges.some(({ question }) => question === brought.question)) return
      add(brought.question, { state: 'answered', answer: brought })
    },

    startOver(): void {
      set([])
    },
  }
}

/** A reload asks these again; more would keep a visitor waiting. */
const maxKept = 3

const keyOf = (locale: Locale) => `assistant-questions-${locale}`

/** The last questions of this browser's session; empty if it keeps nothing. */
function keptQuestions(locale: Locale): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(locale)) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((each) => typeof each === 'string').slice(-maxKept)
      : []
  } catch {
    return []
  }
}

function keepQuestions(locale: Locale, questions: readonly string[]): void {
  try {
    sessionStorage.setItem(keyOf(locale), JSON.stringify(questions.slice(-maxKept)))
  } catch {
    // A browser that keeps nothing forgets the conversation with the page.
  }
}
