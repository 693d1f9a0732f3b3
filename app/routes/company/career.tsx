import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { careerHead } from '~/features/careers/career-head'
import { CareerPage } from '~/features/careers/career-page'
import { readCareerPage } from '~/features/careers/read-career-page.server'
import { frameOf } from '~/features/site/frame-of'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readCareerPage(await requestLocale(request), params.id ?? '')
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? careerHead(data, frameOf(matches)) : []

export default function Career() {
  return <CareerPage data={useLoaderData<typeof loader>()} form={null} />
}
