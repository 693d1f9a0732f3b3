import { Link } from '@remix-run/react'
import { formatDay } from '~/platform/time/format-day'
import privatePage from '~/features/private-pages/private-page.module.css'
import { fillWords } from '~/features/contracts/contract-words'
import { StaffBar } from '~/features/staff/area/staff-bar'
import { href } from '~/routing/href'
import { FormNotice } from '~/ui/forms/form-notice'
import type { InquiryReply } from './answer-inquiry-page.server'
import { InquiryDecision } from './inquiry-decision'
import { InquiryFacts } from './inquiry-facts'
import { InquiryForm } from './inquiry-form'
import classes from './inquiry-page.module.css'
import type { ContractInquiryPageData } from './read-contract-inquiry-page.server'

type ContractInquiryPageProps = {
  data: ContractInquiryPageData
  /** What was done just now. */
  done: 'saved' | 'decided' | null
  reply: InquiryReply | undefined
}

/** A submitted document form, to read, and to change where that is allowed (§2.4). */
export function ContractInquiryPage({ data, done, reply }: ContractInquiryPageProps) {
  const { words, document, reference, receivedOn, locale, form } = data
  const title = data.desk ? fillWords(data.desk.words.title, { reference }) : words.title
  const lead = (data.desk?.words ?? words).lead
  return (
    <>
      {data.desk && <StaffBar bar={data.desk.bar} />}
      <div className={`content ${classes.page}`}>
        {data.desk && (
          <p>
            <a href={href('staffInquiries', locale)}>{data.desk.words.toList}</a>
          </p>
        )}
        <div className={privatePage.head}>
          <h1 className={privatePage.title}>{title}</h1>
        </div>
        <p className={privatePage.lead}>
          {fillWords(lead, { document: document.title, reference })}
        </p>
        <p className={privatePage.lead}>
          {words.received}: <time dateTime={receivedOn}>{formatDay(receivedOn, locale)}</time>
        </p>
        {done === 'saved' && !reply && <FormNotice>{words.saved}</FormNotice>}
        {data.desk && <InquiryDecision data={data} desk={data.desk} done={done} reply={reply} />}
        <div className={privatePage.card}>
          {form ? (
            <>
              {!data.desk && <p className={classes.note}>{words.editable}</p>}
              <InquiryForm data={data} form={form} reply={reply} />
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
    </>
  )
}
