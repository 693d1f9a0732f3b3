import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { confirmationHead } from '~/features/thank-you/thank-you-head'
import { ConfirmationPage } from '~/features/thank-you/thank-you-page'
import { readConfirmation } from '~/features/thank-you/read-thank-you.server'
import { frameOf } from '~/features/site/frame-of'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = await requestLocale(request)
  const { searchParams } = new URL(request.url)
  return readConfirmation({ slug: params.slug, locale, search: searchParams })
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? confirmationHead(data, frameOf(matches)) : []

export default function Confirmation() {
  return <ConfirmationPage {...useLoaderData<typeof loader>()} />
}
