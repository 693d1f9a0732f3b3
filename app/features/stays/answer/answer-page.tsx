import { useTranslation } from 'react-i18next'
import privatePage from '~/features/private-pages/private-page.module.css'
import { href } from '~/routing/href'
import { AnswerContent } from './answer-content'
import type { AnswerReply } from './answer-reply'
import type { AnswerPageData } from './read-answer-page.server'

type AnswerPageProps = { data: AnswerPageData; reply: AnswerReply | undefined }

/** Where staff write to a guest. Works without script. */
export function AnswerPage({ data, reply }: AnswerPageProps) {
  const { t } = useTranslation('stays')
  const { stay, locale, title, inbox } = data
  return (
    <>
      <p>
        {inbox === null ? (
          <a href={href('staffStay', locale, { id: stay.reference })}>
            {t('answer.back', { name: stay.guestName })}
          </a>
        ) : (
          <a href={href('staffInbox', locale, {}, inbox)}>{t('answer.toInbox')}</a>
        )}
      </p>
      <div className={privatePage.head}>
        <h1 className={privatePage.title}>{title}</h1>
        <code>{stay.reference}</code>
      </div>
      <AnswerContent data={data} reply={reply} />
    </>
  )
}
