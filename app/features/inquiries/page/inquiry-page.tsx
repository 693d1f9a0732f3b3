import type { InquiryPageData } from './read-inquiry-page.server'
import { ActiveInquiry } from './active-inquiry'
import { EmptyInquiry } from './empty-inquiry'
import { useRequirement } from './use-requirement'
import { useSite } from '~/features/site/use-site'
import { WaitingInquiry } from './waiting-inquiry'

/**
 * The inquiry form with what it is about (browsing.md §2, "Inquiry form screen"). The page as everybody gets
 * it knows nobody's choice: the browser brings it in.
 */
export function InquiryPage({ data }: { data: InquiryPageData }) {
  const { locale } = useSite()
  const { requirement, remove } = useRequirement(data.own?.requirement ?? null, locale)
  if (requirement === null) return <EmptyInquiry />
  if (requirement === undefined) return <WaitingInquiry />
  return <ActiveInquiry data={data} requirement={requirement} onRemove={remove} />
}
