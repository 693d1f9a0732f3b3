import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { documentHead } from '~/features/documents/document-head'
import { DocumentPageView } from '~/features/documents/document-page-view'
import { readDocumentPage } from '~/features/documents/read-document-page.server'
import { answerDocumentForm } from '~/features/documents/answer-document-form.server'
import { DocumentForm } from '~/features/leads/document/document-form'
import { formTitleId } from '~/features/owners/sections/form-section'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = { i18n: ['forms', 'leads', 'owners'] } satisfies I18nHandle

export async function loader({ request, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? ''
  return readDocumentPage(await requestLocale(request), { kind: 'document', slug })
}

export async function action({ request }: ActionFunctionArgs) {
  return answerDocumentForm(request, await requestLocale(request))
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  documentHead(data, siteDataOf(matches))

export default function Document() {
  const data = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const { documentId: id, isDocument, btnName } = data.page
  return (
    <DocumentPageView
      data={data}
      form={
        <DocumentForm
          key={id}
          document={{ id, isDocument }}
          data={data.form}
          reply={reply}
          labelledBy={formTitleId}
          buttonLabel={btnName}
        />
      }
    />
  )
}

export { LoadFailure as ErrorBoundary } from '~/ui/layout/load-failure'
