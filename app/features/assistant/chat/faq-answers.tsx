import { useTranslation } from 'react-i18next'
import type { AssistantAnswer, FaqAnswer } from '../answer/assistant-answer'
import classes from './faq-answers.module.css'

type FaqAnswersProps = {
  faqs: NonNullable<AssistantAnswer['faqs']>
  /** Whether the first entry is the answer; it is open then. */
  isAnswer: boolean
}

export function FaqAnswers({ faqs, isAnswer }: FaqAnswersProps) {
  const { t } = useTranslation('assistant')
  const [first, ...others] = faqs.entries
  if (!first) return null
  const folded = isAnswer ? others : faqs.entries
  return (
    <div className={classes.faqs}>
      <p>{faqs.lead}</p>
      {isAnswer && (
        <div className={classes.answer}>
          <p className={classes.question}>{first.question}</p>
          <FaqText faq={first} />
        </div>
      )}
      {isAnswer && others.length > 0 && <p className={classes.others}>{t('otherQuestions')}</p>}
      {folded.map((faq) => (
        <details key={faq.id} className={classes.folded}>
          <summary>{faq.question}</summary>
          <FaqText faq={faq} />
        </details>
      ))}
    </div>
  )
}

/** The server has sanitized it. */
function FaqText({ faq }: { faq: FaqAnswer }) {
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: faq.html }} />
}
