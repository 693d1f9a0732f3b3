import { isRouteErrorResponse, useActionData, useRouteError } from '@remix-run/react'
import privatePage from '~/features/private-pages/private-page.module.css'
import { PrivateFailure } from '~/features/site/private-failure'
import type { answerInquiryPage, InquiryReply } from './answer-inquiry-page.server'
import { InquiryForm } from './inquiry-form'
import classes from './inquiry-page.module.css'

/**
 * The error boundary of the page. While the CMS is away, the page of a form that was sent cannot be read either, and
 * once the session of the staff has ended or the inquiry is locked, it is not shown: what was typed stands here.
 */
export function InquiryFailure() {
  const answered = useActionData<typeof answerInquiryPage>()
  const error = useRouteError()
  const kept: unknown = isRouteErrorResponse(error) ? error.data : null
  const reply = answered ?? (isReply(kept) ? kept : undefined)
  if (!reply?.unsent) return <PrivateFailure />
  return (
    <div className={`content ${classes.page}`}>
      <h1 className={privatePage.title}>{reply.unsent.data.words.title}</h1>
      <div className={privatePage.card}>
        <InquiryForm {...reply.unsent} reply={reply} />
      </div>
    </div>
  )
}

/** Whether the data of an error is a reply, with the form that was sent. */
function isReply(data: unknown): data is InquiryReply {
  return typeof data === 'object' && data !== null && 'unsent' in data
}
