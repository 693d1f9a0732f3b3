import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { contractHeaders } from '~/features/contracts/contract-headers'
import { ClosedLink } from '~/features/private-pages/closed-link'
import { GuestPage } from '~/features/contracts/guest/page/guest-page'
import { answerContractPage } from '~/features/contracts/answer-contract-page.server'
import { readContractPage } from '~/features/contracts/read-contract-page.server'
import { sendContractForm } from '~/features/contracts/send-contract-form'
import { LateEditorPage } from '~/features/contracts/staff/editor/late-editor-page'
import { privateHead } from '~/features/site/head/private-head'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = { i18n: ['forms'] } satisfies I18nHandle

export async function loader({ request, params }: LoaderFunctionArgs) {
  return readContractPage({ request, id: params.id ?? '', locale: await requestLocale(request) })
}

export async function action({ request, params }: ActionFunctionArgs) {
  return answerContractPage({ request, id: params.id ?? '', locale: await requestLocale(request) })
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return sendContractForm(request, serverAction)
}

export const headers = contractHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateHead(titleOf(data), siteDataOf(matches)?.settings.brandName ?? '')

export default function ContractRoute() {
  const data = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  if (data.kind === 'closed') return <ClosedLink {...data} />
  if (data.kind === 'editor') {
    const refused = reply && 'problem' in reply ? reply : undefined
    return <LateEditorPage data={data.editor} styles={data.styles} reply={refused} />
  }
  return (
    <GuestPage
      data={data.guest}
      hasSaved={data.hasSaved}
      asked={data.asked}
      reply={reply && 'formError' in reply ? reply : undefined}
    />
  )
}

export { shouldRevalidate } from '~/features/contracts/send-contract-form'

export { PrivateFailure as ErrorBoundary } from '~/features/site/private-failure'

function titleOf(data: ReturnType<typeof useLoaderData<typeof loader>> | undefined): string {
  if (!data) return ''
  if (data.kind === 'editor') return data.editor.existing?.reference ?? ''
  return data.kind === 'guest' ? data.guest.words.guest.title : data.words.title
}
