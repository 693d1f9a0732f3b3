import type { AssistantAnswer } from '../answer/assistant-answer'
import classes from './answer-view.module.css'
import { FaqAnswers } from './faq-answers'
import { HandOver } from './hand-over'
import { RentalCards } from './rental-cards'

type AnswerViewProps = { answer: AssistantAnswer; onAsk: (question: string) => void }

/** Words, houses and entries of the FAQ in the order of the answer; a person is offered in any case. */
export function AnswerView({ answer, onAsk }: AnswerViewProps) {
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
