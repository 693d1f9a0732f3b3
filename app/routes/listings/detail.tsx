import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerReportForm } from '~/features/leads/report/answer-report-form.server'
import { detailHead } from '~/features/listings/seo/detail-head'
import { DetailView } from '~/features/listings/detail/detail-view'
import { GonePage } from '~/features/listings/gone/gone-page'
import { readDetailPage } from '~/features/listings/detail/read-detail-page.server'
import { goneHead } from '~/features/site/head/gone-head'
import { siteDataOf } from '~/features/site/site-data-of'
import { getSectionRequest } from '~/routing/section-request'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = {
  i18n: ['listings', 'calculator', 'detail', 'pricing', 'inquiry'],
} satisfies I18nHandle

export function loader({ request, params }: LoaderFunctionArgs) {
  const { section, locale } = getSectionRequest(request)
  return readDetailPage({ section, locale, params, search: new URL(request.url).search })
}

export function action({ request }: ActionFunctionArgs) {
  return answerReportForm(request, getSectionRequest(request).locale)
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return []
  return 'gone' in data ? goneHead(siteDataOf(matches)) : detailHead(data, siteDataOf(matches))
}

export default function Detail() {
  const data = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  if ('gone' in data) return <GonePage {...data} />
  const { listing, offer, requested, availableRentals, stay, path, tiles, report } = data
  return (
    <DetailView
      key={listing.id}
      listing={listing}
      offer={offer}
      requested={requested}
      availableRentals={availableRentals}
      stay={stay}
      path={path}
      tiles={tiles}
      report={report}
      reply={reply}
    />
  )
}
