import { Form, type FetcherWithComponents } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import privatePage from '~/features/private-pages/private-page.module.css'
import { href } from '~/routing/href'
import { Button } from '~/ui/button/button'
import field from '~/ui/forms/field.module.css'
import { OtherViewers } from '../staff/other-viewers'
import { StayFacts } from '../staff/stay-facts'
import page from '../staff/stay-page.module.css'
import { StayTimeline } from '../staff/stay-timeline'
import { AnswerForm } from './answer-form'
import type { AnswerReply } from './answer-reply'
import type { AnswerPageData } from './read-answer-page.server'
import classes from './answer-page.module.css'

type AnswerContentProps = {
  data: AnswerPageData
  reply?: AnswerReply | undefined
  /** Fills in another prepared answer without a new document. */
  fetcher?: FetcherWithComponents<unknown>
}

/** The answer to a guest beside what is known of the stay, on a page of its own or in the drawer of the inbox. */
export function AnswerContent({ data, reply, fetcher }: AnswerContentProps) {
  const { t } = useTranslation('stays')
  const { stay, locale, openBy } = data
  return (
    <>
      <OtherViewers names={openBy} />
      {reply && (
        <p role="alert" className={privatePage.problem}>
          {t(`answer.problems.${reply.problem}`, { unfilled: reply.unfilled })}
        </p>
      )}
      <div className={classes.sides}>
        <section className={`panel ${page.desk}`} aria-label={t('answer.write')}>
          {data.templates.length > 0 && <TemplateForm data={data} fetcher={fetcher} />}
          <AnswerForm
            // Its fields begin anew with each draft.
            key={data.replyId}
            stay={stay}
            draft={data}
            locale={locale}
            inbox={data.inbox}
            reply={reply}
          />
        </section>
        <div className={page.main}>
          <StayFacts data={data} />
          <StayTimeline
            events={stay.events}
            undelivered={data.undelivered}
            locale={locale}
            phone={stay.phone}
          />
        </div>
      </div>
    </>
  )
}

/** Chooses a prepared answer in the guest's language. */
function TemplateForm({ data, fetcher }: Pick<AnswerContentProps, 'data' | 'fetcher'>) {
  const { t } = useTranslation('stays')
  const { stay, locale, templates, chosen, inbox } = data
  const action = href('staffAnswer', locale, { id: stay.reference })
  const fields = (
    <>
      {inbox !== null && <input type="hidden" name="inbox" value={inbox} />}
      <label htmlFor="template">
        {t('answer.template', { language: t(`languages.${stay.language}`) })}
        <select id="template" name="template" defaultValue={chosen} className={field.select}>
          <option value="">{t('answer.noTemplate')}</option>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">{t('answer.use')}</Button>
    </>
  )
  return fetcher ? (
    <fetcher.Form method="get" action={action} className={classes.choose}>
      {fields}
    </fetcher.Form>
  ) : (
    <Form reloadDocument method="get" action={action} className={classes.choose}>
      {fields}
    </Form>
  )
}
