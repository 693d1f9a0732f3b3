import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { answerVerify, readVerifyPage } from '~/features/contracts/verify/answer-verify.server'
import { VerifyPage } from '~/features/contracts/verify/verify-page'
import { privateHead } from '~/features/site/head/private-head'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return readVerifyPage(request, await requestLocale(request))
}

export async function action({ request }: ActionFunctionArgs) {
  return answerVerify(request, await requestLocale(request))
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateHead(data?.words.title ?? '', siteDataOf(matches)?.settings.brandName ?? '')

export default function Verify() {
  const { words, hash, verdict } = useLoaderData<typeof loader>()
  const checked = useActionData<typeof action>()
  const { pathname } = useLocation()
  return <VerifyPage words={words} path={pathname} hash={hash} verdict={checked ?? verdict} />
}
