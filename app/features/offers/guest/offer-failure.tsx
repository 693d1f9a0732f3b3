import { useActionData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AskUs } from '~/features/site/contact/ask-us'
import { PrivateFailure } from '~/features/site/private-failure'
import { AskForm, DeclineForm } from './answer-forms'
import type { answerOfferPage } from './answer-offer-page.server'
import classes from './offer-page.module.css'

/**
 * The error boundary of the page. While the CMS is away, the page of a form that was sent cannot be read either: what
 * was written stands here, to be sent again.
 */
export function OfferFailure() {
  const { t } = useTranslation('offers')
  const reply = useActionData<typeof answerOfferPage>()
  if (!reply || reply.action === 'accept') return <PrivateFailure />
  return (
    <div className={`content ${classes.page}`}>
      <h1 className={classes.title}>{t('title')}</h1>
      <p role="alert" className={classes.problem}>
        {t(`problems.${reply.problem}`)}
      </p>
      {reply.action === 'ask' ? (
        <AskForm isExpired={false} reply={reply} />
      ) : (
        <DeclineForm reply={reply} />
      )}
      <AskUs />
    </div>
  )
}
