import type { SubmissionResult } from '@conform-to/react'
import { useState } from 'react'
import { useSite } from '~/features/site/use-site'
import { SeveralInquiryView } from '../several/several-inquiry-view'
import { ActiveInquiry } from './active-inquiry'
import { EmptyInquiry } from './empty-inquiry'
import type { InquiryPageData } from './read-inquiry-page.server'
import { useRequirement } from './use-requirement'
import { WaitingInquiry } from './waiting-inquiry'

type InquiryPageProps = {
  data: InquiryPageData
  /** What the server answered to the form, where no script sent it. */
  reply: SubmissionResult | undefined
}

/**
 * The inquiry form with what it is about (browsing.md §2, "Inquiry form screen"). The page as everybody gets
 * it does not know the visitor's choice: the browser adds it.
 */
export function InquiryPage({ data, reply }: InquiryPageProps) {
  return data.several ? (
    <SeveralInquiryView data={data} several={data.several} reply={reply} />
  ) : (
    <InquiryOfOne data={data} reply={reply} />
  )
}

function InquiryOfOne({ data, reply }: InquiryPageProps) {
  const { locale } = useSite()
  const { requirement, remove } = useRequirement(data.own?.requirement ?? null, locale)
  const [isRemoved, setRemoved] = useState(false)
  if (requirement === null) return <EmptyInquiry takesFocus={isRemoved} />
  if (requirement === undefined) return <WaitingInquiry words={data.words} />
  return (
    <ActiveInquiry
      data={data}
      reply={reply}
      requirement={requirement}
      onRemove={() => {
        remove()
        setRemoved(true)
      }}
    />
  )
}
