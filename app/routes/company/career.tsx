import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { careerHead } from '~/features/careers/page/career-head'
import { CareerPage } from '~/features/careers/page/career-page'
import { readCareerPage } from '~/features/careers/page/read-career-page.server'
import { answerCareerForm } from '~/features/leads/career/answer-career-form.server'
import { CareerForm } from '~/features/leads/career/career-form'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = { i18n: ['careers', 'forms', 'leads'] } satisfies I18nHandle

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readCareerPage(await requestLocale(request), params.id ?? '')
}

export async function action({ request }: ActionFunctionArgs) {
  return answerCareerForm(request, await requestLocale(request))
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? careerHead(data, siteDataOf(matches)) : []

export default function Career() {
  const data = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const { career, form } = data
  return (
    <CareerPage
      data={data}
      form={
        <CareerForm
          key={career.documentId}
          career={career.documentId}
          data={form}
          reply={reply}
          labelledBy="apply-title"
        />
      }
    />
  )
}
