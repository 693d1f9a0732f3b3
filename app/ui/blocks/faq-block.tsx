import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icons/icon'
import { BlockSection } from './block-section'
import type { BlockViews } from './block-views'
import classes from './faq-block.module.css'
import prose from './prose.module.css'

/** Questions that open by themselves, with or without script. */
export function FaqBlock({ title, questions }: BlockViews['blocks.faq']) {
  const { t } = useTranslation('landings')
  if (questions.length === 0) return null
  return (
    <BlockSection title={title || t('questions')}>
      <div className={classes.list}>
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
    </BlockSection>
  )
}
