import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { contractHeaders } from '~/features/contracts/contract-headers'
import { sendContractForm } from '~/features/contracts/send-contract-form'
import { ChooseTemplate } from '~/features/contracts/staff/new/choose-template'
import { EditorPage } from '~/features/contracts/staff/editor/editor-page'
import { useKeptEditor } from '~/features/contracts/staff/new/keep-typed'
import {
  answerNewContract,
  readNewContract,
} from '~/features/contracts/staff/new/new-contract.server'
import { StayNote } from '~/features/contracts/staff/new/stay-note'
import { NoTemplate } from '~/features/contracts/staff/new/no-template'
import { privateHead } from '~/features/site/head/private-head'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = { i18n: ['forms'] } satisfies I18nHandle

export async function loader({ request }: LoaderFunctionArgs) {
  return readNewContract(request, await requestLocale(request))
}

export async function action({ request }: ActionFunctionArgs) {
  return answerNewContract(request, await requestLocale(request))
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return sendContractForm(request, serverAction)
}

export const headers = contractHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateHead(data?.words.staff.newTitle ?? '', siteDataOf(matches)?.settings.brandName ?? '')

export default function NewContract() {
  const { words, bar, choices, chosen, stay, like, ...data } = useLoaderData<typeof loader>()
  const { editor, keep } = useKeptEditor(data.editor)
  const reply = useActionData<typeof action>()
  if (!editor) return <NoTemplate words={words} bar={bar} />
  return (
    <EditorPage data={editor} reply={reply}>
      {stay && <StayNote words={words} locale={editor.locale} stay={stay} />}
      <ChooseTemplate
        {...{ words, choices, chosen, like }}
        stay={stay?.reference}
        onChoose={keep}
      />
    </EditorPage>
  )
}

export { LoadFailure as ErrorBoundary } from '~/ui/layout/load-failure'
