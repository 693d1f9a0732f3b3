import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { AssistantChat } from '../chat/assistant-chat'
import { needs } from '~/ui/layout/needs-scripts'
import { Renty } from '../chat/renty'
import { WidgetStart } from '../widget/widget-start'
import classes from './assistant-page.module.css'
import { FaqGroups } from './faq-groups'
import type { AssistantPageData } from './read-assistant-page.server'

/** The assistant's page: the conversation, and below it all questions of the FAQ. */
export function AssistantPage({ data }: { data: AssistantPageData }) {
  const { t } = useTranslation('assistant')
  const { assistantWidget } = useSite()
  const { words, answer, isLimited, faqGroups } = data
  const rejection = isLimited ? t('limited') : null
  return (
    <div className={`content ${classes.page}`}>
      <div className={classes.head}>
        <Renty size={112} className={classes.renty} />
        <div>
          <h1 className={classes.title}>{words.title}</h1>
          <p className={classes.intro}>{words.intro}</p>
        </div>
      </div>
      <section className="panel" aria-labelledby="conversation" {...needs('at-once')}>
        <h2 id="conversation" className="visually-hidden">
          {t('conversation')}
        </h2>
        {assistantWidget ? (
          <>
            <WidgetStart address={assistantWidget} />
            <div className="without-script">
              <AssistantChat brought={answer} rejection={rejection} />
            </div>
          </>
        ) : (
          <AssistantChat brought={answer} rejection={rejection} />
        )}
      </section>
      <p className={classes.privacy}>{words.privacy}</p>
      {faqGroups.length > 0 && <FaqGroups title={words.faqTitle} groups={faqGroups} />}
    </div>
  )
}
