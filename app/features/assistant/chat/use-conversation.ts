import { useEffect, useSyncExternalStore } from 'react'
import { useSite } from '~/features/site/use-site'
import type { AssistantAnswer } from '../answer/assistant-answer'
import { createConversation, type Exchange } from './conversation'

const conversation = createConversation()
const none: readonly Exchange[] = []

/** The conversation, with the answer that came with the page until the browser has taken it over. */
export function useConversation(brought: AssistantAnswer | null) {
  const { locale } = useSite()
  const exchanges = useSyncExternalStore(conversation.subscribe, conversation.exchanges, () => none)
  useEffect(() => conversation.open(locale, brought), [locale, brought])
  const isTakenOver = exchanges.length > 0 || !brought
  const shown: readonly Exchange[] = isTakenOver
    ? exchanges
    : [{ id: 0, question: brought.question, state: 'answered', answer: brought }]
  return {
    exchanges: shown,
    ask: (question: string) => void conversation.ask(question, locale),
    startOver: () => conversation.startOver(),
  }
}
