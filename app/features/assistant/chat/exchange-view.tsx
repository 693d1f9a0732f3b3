import { useTranslation } from 'react-i18next'
import { whatsAppLink } from '~/features/site/contact/whatsapp-link'
import { useSite } from '~/features/site/use-site'
import { ButtonLink } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import type { AssistantAnswer } from '../answer/assistant-answer'
import type { Exchange } from './conversation'
import classes from './exchange-view.module.css'
import { FaqAnswers } from './faq-answers'
import { RentalCards } from './rental-cards'
import { Renty } from './renty'

type HandOverProps = { question: string; /** The main thing to do. */ isFirst?: boolean }

/** A chat with the team, in which the visitor's sentence stands already. */
function HandOver({ question, isFirst = false }: HandOverProps) {
  const { t } = useTranslation('assistant')
  const { t: tLayout } = useTranslation('layout')
  const { settings } = useSite()
  return (
    <ButtonLink
      kind={isFirst ? 'chat' : 'text'}
      size={isFirst ? 'small' : undefined}
      href={whatsAppLink(settings.whatsappNumber, t('whatsAppText', { question }))}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="whatsapp" size={20} />
      {t('whatsApp')}
      <span className="visually-hidden"> {tLayout('opensInNewTab')}</span>
    </ButtonLink>
  )
}

type ExchangeViewProps = { exchange: Exchange; onAsk: (question: string) => void }

/** A question and what Renty says to it. */
export function ExchangeView({ exchange, onAsk }: ExchangeViewProps) {
  const { t } = useTranslation('assistant')
  return (
    <article className={classes.exchange}>
      <p className={classes.question}>
        <span className="visually-hidden">{t('you')}: </span>
        {exchange.question}
      </p>
      <div className={classes.reply}>
        <Renty size={40} className={classes.face} />
        <div className={classes.words}>
          <span className="visually-hidden">{t('name')}: </span>
          {exchange.state === 'waiting' && <p className={classes.waiting}>{t('searching')}</p>}
          {(exchange.state === 'failed' || exchange.state === 'limited') && (
            <>
              <p>{t(exchange.state)}</p>
              <HandOver question={exchange.question} isFirst />
            </>
          )}
          {exchange.state === 'answered' && <AnswerView answer={exchange.answer} onAsk={onAsk} />}
        </div>
      </div>
    </article>
  )
}

type AnswerViewProps = { answer: AssistantAnswer; onAsk: (question: string) => void }

/** Words, houses and entries of the FAQ in the order of the answer; a person is offered in any case. */
function AnswerView({ answer, onAsk }: AnswerViewProps) {
  const { question, first, says, rentals, faqs, isHandOver } = answer
  const places = rentals && <RentalCards key="places" rentals={rentals} onAsk={onAsk} />
  const questions = faqs && <FaqAnswers key="questions" faqs={faqs} isAnswer={first === 'faqs'} />
  return (
    <div className={classes.answer}>
      {says && <p>{says}</p>}
      {first === 'faqs' ? [questions, places] : [places, questions]}
      <HandOver question={question} isFirst={isHandOver} />
    </div>
  )
}
