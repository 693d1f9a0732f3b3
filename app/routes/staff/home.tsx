import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerToday, todaySteps } from '~/features/desk/today/answer-today.server'
import { readToday } from '~/features/desk/today/read-today.server'
import { TodayPage } from '~/features/desk/today/today-page'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { keepShownData } from '~/features/staff/live/keep-shown-data'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { createServerI18n, requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, { right: 'enter' })
  const locale = await requestLocale(request)
  const { t } = await createServerI18n(locale)
  const done = new URL(request.url).searchParams.get('done')
  const today = await readToday(staff, locale)
  return {
    name: staff.name,
    title: t('staff:home.start'),
    today,
    done: todaySteps.find((step) => step === done) ?? null,
  }
}

export const clientLoader = keepShownData()

export async function action({ request }: ActionFunctionArgs) {
  return answerToday(request, await requestLocale(request))
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.title ?? '', matches)

export default function StaffHome() {
  const problem = useActionData<typeof action>()?.problem
  return <TodayPage {...useLoaderData<typeof loader>()} problem={problem} />
}
