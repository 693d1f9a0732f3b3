import type { Locale } from '~content/locale'

/** A reload asks these again; more would keep a visitor waiting. */
const keptAtMost = 3

const keyOf = (locale: Locale) => `assistant-questions-${locale}`

/** The last questions of this browser's session; empty where it keeps nothing. */
export function keptQuestions(locale: Locale): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(locale)) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((each) => typeof each === 'string').slice(-keptAtMost)
      : []
  } catch {
    return []
  }
}

export function keepQuestions(locale: Locale, questions: readonly string[]): void {
  try {
    sessionStorage.setItem(keyOf(locale), JSON.stringify(questions.slice(-keptAtMost)))
  } catch {
    // A browser that keeps nothing forgets the conversation with the page.
  }
}
