import { Link } from '@remix-run/react'
import { formatDay } from '~/platform/time/format-day'
import desk from '~/features/desk/desk.module.css'
import { fillWords } from '~/features/contracts/contract-words'
import type { InquiryReply } from './answer-inquiry-page.server'
import { InquiryDesk } from './inquiry-desk'
import { InquiryFacts } from './inquiry-facts'
import { InquiryForm } from './inquiry-form'
import classes from './inquiry-page.module.css'
import type { InquiryPageData } from './read-inquiry-page.server'

type InquiryPageProps = {
  data: InquiryPageData
  isSaved: boolean
  reply: InquiryReply | undefined
}

/** What somebody sent by the form of a document, to be read, or changed by whoever may (§2.4). */
export function InquiryPage({ data, isSaved, reply }: InquiryPageProps) {
  const { words, staffInquiry, document, reference, receivedOn, locale, mayEdit } = data
  const title = data.desk ? fillWords(staffInquiry.title, { reference }) : words.title
  const lead = data.desk ? staffInquiry.lead : words.lead
  return (
    <div className={`content ${classes.page}`}>
      <div className={desk.head}>
        <h1 className={desk.title}>{title}</h1>
      </div>
      <p className={desk.lead}>{fillWords(lead, { document: document.title, reference })}</p>
      <p className={desk.lead}>
        {words.received}: <time dateTime={receivedOn}>{formatDay(receivedOn, locale)}</time>
      </p>
      {isSaved && (
        <p role="status" className={desk.done}>
          {words.saved}
        </p>
      )}
      {reply?.problem && (
        <p role="alert" className={desk.problem}>
          {words[reply.problem]}
        </p>
      )}
      {data.desk && <InquiryDesk data={data} desk={data.desk} />}
      <div className={desk.card}>
        {mayEdit ? (
          <>
            {!data.desk && <p className={classes.note}>{words.editable}</p>}
            <InquiryForm data={data} lastResult={reply?.result ?? null} />
          </>
        ) : (
          <>
            <p className={classes.note}>{words.readOnly}</p>
            <InquiryFacts data={data} />
          </>
        )}
      </div>
      {document.path && (
        <p>
          <Link to={document.path}>
            {fillWords(words.toDocument, { document: document.title })}
          </Link>
        </p>
      )}
    </div>
  )
}
