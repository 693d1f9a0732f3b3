import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icons/icon'
import type { BlockViews } from './block-views'
import classes from './faq-block.module.css'
import prose from './prose.module.css'

/** Questions that open by themselves, with or without script. */
export function FaqBlock({ title, questions }: BlockViews['blocks.faq']) {
  const { t } = useTranslation('landings')
  const titleId = useId()
  if (questions.length === 0) return null
  return (
    <section className={`content ${classes.section}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {title || t('questions')}
      </h2>
      <div>
        {questions.map(({ question, html }) => (
          <details key={question} className={classes.item}>
            <summary className={classes.question}>
              {question}
              <Icon name="chevron-down" size={20} />
            </summary>
            <div className={prose.prose} dangerouslySetInnerHTML={{ __html: html }} />
          </details>
        ))}
      </div>
    </section>
  )
}
