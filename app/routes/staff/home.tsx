import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { StaffStart } from '~/features/staff/area/staff-start'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { createServerI18n, requestLocale } from '~/platform/i18n/i18n.server'
import { scriptless } from '~/ui/layout/scriptless'

export const handle = scriptless

export async function loader({ request }: LoaderFunctionArgs) {
  const { name } = await requireStaff(request, { right: 'enter' })
  const { t } = await createServerI18n(await requestLocale(request))
  return { name, title: t('staff:area') }
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.title ?? '', matches)

export default function StaffHome() {
  return <StaffStart name={useLoaderData<typeof loader>().name} />
}
