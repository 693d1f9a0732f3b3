import { useActionData } from '@remix-run/react'
import desk from '~/features/private-pages/private-page.module.css'
import { PrivateFailure } from '~/features/site/private-failure'
import type { answerInquiryPage } from './answer-inquiry-page.server'
import { InquiryForm } from './inquiry-form'
import classes from './inquiry-page.module.css'

/**
 * The error boundary of the page. While the CMS is away, the page of a form that was sent cannot be read either: what
 * was typed stands here, to be sent again.
 */
export function InquiryFailure() {
  const reply = useActionData<typeof answerInquiryPage>()
  if (!reply?.unsent) return <PrivateFailure />
  return (
    <div className={`content ${classes.page}`}>
      <h1 className={desk.title}>{reply.unsent.data.words.title}</h1>
      <div className={desk.card}>
        <InquiryForm {...reply.unsent} reply={reply} />
      </div>
    </div>
  )
}
