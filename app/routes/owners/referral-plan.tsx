import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerReferralForm } from '~/features/leads/owners/answer-owners-forms.server'
import { ownersHead } from '~/features/owners/owners-head'
import { readReferralPlan } from '~/features/owners/referral-plan/read-referral-plan.server'
import { ReferralPlanPage } from '~/features/owners/referral-plan/referral-plan-page'
import { siteDataOf } from '~/features/site/site-data-of'
import { requestLocale } from '~/platform/i18n/i18n.server'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'

export const handle = { i18n: ['owners', 'forms', 'leads'] } satisfies I18nHandle

export async function loader({ request }: LoaderFunctionArgs) {
  return readReferralPlan(await requestLocale(request))
}

export async function action({ request }: ActionFunctionArgs) {
  return answerReferralForm(request, await requestLocale(request))
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? ownersHead('referralPlan', data, siteDataOf(matches)) : []

export default function ReferralPlan() {
  return (
    <ReferralPlanPage
      data={useLoaderData<typeof loader>()}
      reply={useActionData<typeof action>()}
    />
  )
}
