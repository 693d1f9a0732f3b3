import type { Locale } from '~content/locale'
import { resources } from '~/routing/resources'
import type { AssistantAnswer } from '../answer/assistant-answer'
import { readAnswer } from './read-answer'

export type FetchedAnswer =
  | { state: 'answered'; answer: AssistantAnswer }
  /** `limited`: too many questions in a minute. */
  | { state: 'failed' | 'limited' }

/** Asks the assistant; never throws, for a visitor can do no more than ask again. */
export async function fetchAnswer(question: string, language: Locale): Promise<FetchedAnswer> {
  try {
    const response = await fetch(`/${resources.assistantApi.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ question, language }),
    })
    if (response.status === 429) return { state: 'limited' }
    const answer = response.ok ? readAnswer(await response.json()) : null
    return answer ? { state: 'answered', answer } : { state: 'failed' }
  } catch {
    return { state: 'failed' }
  }
}
