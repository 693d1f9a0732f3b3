import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { answerSignIn, leaveSignIn } from '~/features/staff/sign-in/answer-sign-in.server'
import { SignInPage } from '~/features/staff/sign-in/sign-in-page'
import { createServerI18n, requestLocale } from '~/platform/i18n/i18n.server'
import { scriptless } from '~/ui/layout/page-scripts'

export const handle = scriptless

export async function loader({ request }: LoaderFunctionArgs) {
  const locale = await requestLocale(request)
  await leaveSignIn(request, locale)
  const { t } = await createServerI18n(locale)
  return { title: t('staff:signIn.title') }
}

export async function action({ request }: ActionFunctionArgs) {
  return answerSignIn(request, await requestLocale(request))
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.title ?? '', matches)

export default function SignIn() {
  return <SignInPage reply={useActionData<typeof action>()} />
}
