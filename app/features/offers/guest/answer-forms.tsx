import { Form, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { declineReasons, maxGuestWordsLength } from '~content/offer-stage'
import { Button } from '~/ui/button/button'
import field from '~/ui/forms/field.module.css'
import classes from './offer-page.module.css'
import type { OfferReply } from './offer-reply'

type Replied = { reply: OfferReply | undefined }

/** A question to the team; where the offer is over, the wish to have it again. */
export function AskForm({ isExpired, reply }: Replied & { isExpired: boolean }) {
  const { t } = useTranslation('offers')
  const { pathname } = useLocation()
  const own = reply?.action === 'ask' ? reply.words : ''
  const prepared = isExpired ? t('states.expired.again') : ''
  return (
    <section className={`panel ${classes.answer}`} aria-labelledby="ask">
      <h2 id="ask" className={classes.heading}>
        {t('ask')}
      </h2>
      <p className={field.hint}>{t('askLead')}</p>
      <Form method="post" action={pathname} className={classes.form}>
        <input type="hidden" name="do" value="ask" />
        <label htmlFor="ask-words">{t('askLabel')}</label>
        <textarea
          id="ask-words"
          name="words"
          rows={4}
          required
          maxLength={maxGuestWordsLength}
          defaultValue={own || prepared}
          className={field.textarea}
        />
        <Button type="submit">{t('askSend')}</Button>
      </Form>
    </section>
  )
}

export function DeclineForm({ reply }: Replied) {
  const { t } = useTranslation('offers')
  const { pathname } = useLocation()
  return (
    <details className={`panel ${classes.answer}`} open={reply?.action === 'decline' || undefined}>
      <summary className={classes.heading}>{t('none')}</summary>
      <p className={field.hint}>{t('noneLead')}</p>
      <Form method="post" action={pathname} className={classes.form}>
        <input type="hidden" name="do" value="decline" />
        <label htmlFor="reason">{t('noneReason')}</label>
        <select
          id="reason"
          name="reason"
          defaultValue={reply?.reason ?? undefined}
          className={field.select}
        >
          {declineReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`reasons.${reason}`)}
            </option>
          ))}
        </select>
        <label htmlFor="none-words">{t('noneWords')}</label>
        <textarea
          id="none-words"
          name="words"
          rows={3}
          maxLength={maxGuestWordsLength}
          defaultValue={reply?.action === 'decline' ? reply.words : ''}
          className={field.textarea}
        />
        <Button type="submit">{t('noneSend')}</Button>
      </Form>
    </details>
  )
}
