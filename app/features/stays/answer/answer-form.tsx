import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '~content/locale'
import privatePage from '~/features/private-pages/private-page.module.css'
import { href } from '~/routing/href'
import { Button } from '~/ui/button/button'
import field from '~/ui/forms/field.module.css'
import type { ShownStay } from '../show-stay.server'
import page from '../staff/stay-page.module.css'
import classes from './answer-page.module.css'
import { maxAnswerLength, maxSubjectLength, type AnswerReply } from './answer-reply'
import type { AnswerDraft } from './draft-answer.server'

type AnswerFormProps = {
  stay: ShownStay
  draft: AnswerDraft
  locale: Locale
  /** The query of the inbox to which a sent e-mail leads back; null if it leads to the stay. */
  inbox?: string | null
  reply?: AnswerReply | undefined
}

/** Subject and text as the guest gets them, with the buttons that send them. */
export function AnswerForm({ stay, draft, locale, inbox = null, reply }: AnswerFormProps) {
  const { t } = useTranslation('stays')
  const query = inbox === null ? '' : new URLSearchParams({ inbox })
  const { replyId, subject, text, isTaken } = draft
  // The timeline says it already: another text would stand there beside it.
  const isWritten = reply?.problem === 'notSent'
  return (
    <Form
      reloadDocument
      method="post"
      action={href('staffAnswer', locale, { id: stay.reference }, query)}
      className={page.form}
    >
      {isTaken && (
        <p role="alert" className={privatePage.problem}>
          {t('answer.taken', { house: stay.rentalName ?? '' })}
        </p>
      )}
      <input type="hidden" name="revision" value={reply?.revision ?? stay.revision} />
      <input type="hidden" name="reply" value={reply?.replyId ?? replyId} />
      <label htmlFor="subject">
        {t('answer.subject')}
        <input
          lang={stay.language}
          id="subject"
          name="subject"
          maxLength={maxSubjectLength}
          readOnly={isWritten}
          defaultValue={reply?.subject ?? subject}
          className={field.input}
        />
      </label>
      {/* Stands beside its label: inside of it, screen readers would read its text as a part of the name. */}
      <label htmlFor="text">{t('answer.text')}</label>
      <textarea
        lang={stay.language}
        id="text"
        name="text"
        rows={14}
        maxLength={maxAnswerLength}
        readOnly={isWritten}
        defaultValue={reply?.text ?? text}
        aria-describedby="text-hint"
        className={`${field.textarea} ${classes.text}`}
      />
      <p id="text-hint" className={field.hint}>
        {t('answer.hint')}
      </p>
      <div className={privatePage.actions}>
        {stay.email && (
          <Button type="submit" name="do" value="mailed" kind="primary">
            {t('answer.mail')}
          </Button>
        )}
        {stay.email && !stay.contract && (
          <Button type="submit" name="do" value="mailedOffer">
            {t('answer.mailThenOffer')}
          </Button>
        )}
        {stay.phone && (
          <Button
            type="submit"
            name="do"
            value="whatsApp"
            kind={stay.email ? undefined : 'primary'}
          >
            {t('answer.whatsApp')}
          </Button>
        )}
      </div>
      {!stay.email && !stay.phone && <p>{t('answer.noContact')}</p>}
    </Form>
  )
}
