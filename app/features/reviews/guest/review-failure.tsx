import { useActionData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PrivateFailure } from '~/features/site/private-failure'
import type { answerReviewPage } from './answer-review-page.server'
import { ReviewForm } from './review-form'
import classes from './review-page.module.css'

/**
 * The error boundary of the page. While the CMS is away, the page of a form that was sent cannot be read either: what
 * was entered stands here, to be sent again.
 */
export function ReviewFailure() {
  const { t } = useTranslation('reviews')
  const reply = useActionData<typeof answerReviewPage>()
  if (!reply?.values) return <PrivateFailure />
  return (
    <div className={`content ${classes.page}`}>
      <h1 className={classes.title}>{t('title')}</h1>
      <ReviewForm proposedName="" reply={reply} />
    </div>
  )
}
