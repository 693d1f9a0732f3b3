import { Form, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import desk from '~/features/private-pages/private-page.module.css'
import { href } from '~/routing/href'
import { Button } from '~/ui/button/button'
import field from '~/ui/forms/field.module.css'
import { OpenBy } from '../staff/open-by'
import { StayFacts } from '../staff/stay-facts'
import page from '../staff/stay-page.module.css'
import { StayTimeline } from '../staff/stay-timeline'
import { AnswerForm } from './answer-form'
import type { AnswerReply } from './answer-reply'
import type { AnswerPageData } from './read-answer-page.server'
import classes from './answer-page.module.css'

type AnswerPageProps = { data: AnswerPageData; reply: AnswerReply | undefined }

/** Where staff write to a guest, beside what is known of the stay. Works without script. */
export function AnswerPage({ data, reply }: AnswerPageProps) {
  const { t } = useTranslation('stays')
  const { stay, locale, title, openBy, templates, chosen } = data
  const { pathname } = useLocation()
  return (
    <>
      <p>
        <a href={href('staffStay', locale, { id: stay.reference })}>
          {t('answer.back', { name: stay.guestName })}
        </a>
      </p>
      <div className={desk.head}>
        <h1 className={desk.title}>{title}</h1>
        <code>{stay.reference}</code>
      </div>
      <OpenBy names={openBy} />
      {reply && (
        <p role="alert" className={desk.problem}>
          {t(`answer.problems.${reply.problem}`, { unfilled: reply.unfilled })}
        </p>
      )}
      <div className={classes.sides}>
        <section className={`panel ${page.desk}`} aria-label={t('answer.write')}>
          {templates.length > 0 && (
            <Form reloadDocument method="get" action={pathname} className={classes.choose}>
              <label htmlFor="template">
                {t('answer.template', { language: t(`languages.${stay.language}`) })}
                <select
                  id="template"
                  name="template"
                  defaultValue={chosen}
                  className={field.select}
                >
                  <option value="">{t('answer.noTemplate')}</option>
                  {templates.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
              <Button type="submit">{t('answer.use')}</Button>
            </Form>
          )}
          <AnswerForm stay={stay} draft={data} locale={locale} reply={reply} />
        </section>
        <div className={page.main}>
          <StayFacts data={data} />
          <StayTimeline events={stay.events} locale={locale} phone={stay.phone} />
        </div>
      </div>
    </>
  )
}
