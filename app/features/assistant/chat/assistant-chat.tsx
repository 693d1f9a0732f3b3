import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { Button } from '~/ui/button/button'
import type { AssistantAnswer } from '../answer/assistant-answer'
import classes from './assistant-chat.module.css'
import { createConversation, type Exchange } from './conversation'
import { ExchangeView } from './exchange-view'
import { QuestionForm } from './question-form'
import { spokenAnswer } from './spoken-answer'
import { Suggestions } from './suggestions'

const conversation = createConversation()
const none: readonly Exchange[] = []

/** The conversation, with the answer that came with the page until the browser has taken it over. */
function useConversation(brought: AssistantAnswer | null) {
  const { locale } = useSite()
  const exchanges = useSyncExternalStore(conversation.subscribe, conversation.exchanges, () => none)
  /** The brought answer that the conversation has: whether it is still there, the conversation says. */
  const [takenOver, setTakenOver] = useState<AssistantAnswer | null>(null)
  useEffect(() => {
    conversation.open(locale, brought)
    setTakenOver(brought)
  }, [locale, brought])
  const isTakenOver = exchanges.length > 0 || takenOver === brought
  const shown: readonly Exchange[] =
    isTakenOver || !brought
      ? exchanges
      : [{ id: 0, question: brought.question, state: 'answered', answer: brought }]
  return {
    exchanges: shown,
    ask: (question: string) => void conversation.ask(question, locale),
    startOver: () => conversation.startOver(),
  }
}

type AssistantChatProps = {
  /** The answer that came with the page. */
  brought?: AssistantAnswer | null
  /** What a visitor without script is told instead of an answer. */
  rejection?: string | null
}

const noAnswer = null

/** Examples, questions with their answers, and the form. Works as a plain form without script. */
export function AssistantChat({ brought = noAnswer, rejection = null }: AssistantChatProps) {
  const { t } = useTranslation('assistant')
  const conversation = useConversation(brought)
  const { exchanges, startOver } = conversation
  const input = useRef<HTMLInputElement>(null)
  const last = useRef<HTMLLIElement>(null)
  const newest = exchanges.at(-1)
  const newestId = newest?.id
  const state = newest?.state
  const hasAsked = useRef(false)

  // A new question scrolls to the top, so that its answer is read from its beginning. A conversation that
  // a reload brings back leaves the page where it is.
  useEffect(() => {
    if (!hasAsked.current) return
    last.current?.scrollIntoView({ block: 'start' })
    hasAsked.current = state === 'waiting'
  }, [newestId, state])

  function ask(question: string) {
    hasAsked.current = true
    conversation.ask(question)
  }

  const examples = (['house', 'cabin', 'beach', 'pets', 'pay'] as const).map((key) => {
    const question = t(`examples.${key}`)
    return { question, label: question }
  })
  return (
    <div className={classes.chat}>
      <p role="status" className="visually-hidden">
        {newest ? spokenAnswer(newest, t) : ''}
      </p>
      {exchanges.length === 0 ? (
        <div className={classes.start}>
          {rejection && <p className={classes.rejection}>{rejection}</p>}
          <p className={classes.examples}>{t('tryThese')}</p>
          <Suggestions
            suggestions={examples}
            onAsk={(question, isByKeyboard) => {
              ask(question)
              // The examples are gone then. A tap is no reason to open the keyboard of a phone.
              if (isByKeyboard) input.current?.focus({ preventScroll: true })
            }}
          />
        </div>
      ) : (
        <ol className={classes.log} aria-label={t('conversation')}>
          {exchanges.map((exchange) => (
            <li key={exchange.id} ref={exchange.id === newestId ? last : undefined}>
              <ExchangeView exchange={exchange} onAsk={ask} />
            </li>
          ))}
        </ol>
      )}
      <div className={classes.foot}>
        <QuestionForm inputRef={input} onAsk={ask} />
        {exchanges.length > 0 && (
          <Button
            kind="text"
            className={`${classes.again} needs-script`}
            onClick={() => {
              startOver()
              input.current?.focus()
            }}
          >
            {t('startOver')}
          </Button>
        )}
      </div>
    </div>
  )
}
