import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { isRouteErrorResponse, Outlet, useRouteError } from '@remix-run/react'
import { readStaffArea } from '~/features/staff/area/read-staff-area.server'
import { StaffLayout } from '~/features/staff/area/staff-layout'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { StaffProblem } from '~/features/staff/area/staff-problem'
import { requestLocale } from '~/platform/i18n/i18n.server'
import type { I18nHandle } from '~/platform/i18n/use-route-namespaces'
import { namespaceBundles } from '~/platform/i18n/namespace-bundles'
import { application } from '~/ui/layout/page-scripts'

export const handle = {
  ...application,
  i18n: [...namespaceBundles.staffArea, 'forms', 'detail'],
} satisfies I18nHandle

export async function loader({ request }: LoaderFunctionArgs) {
  return readStaffArea(request, await requestLocale(request))
}

/** Who is signed in is read with each document. */
export const shouldRevalidate = () => false

export const headers = staffHeaders

/** The head of pages without their own: error screens. */
export const meta: MetaFunction<typeof loader> = ({ matches }) => staffHead('', matches)

export default function StaffArea() {
  return (
    <StaffLayout>
      <Outlet />
    </StaffLayout>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <StaffLayout>
      <StaffProblem status={isRouteErrorResponse(error) ? error.status : 500} />
    </StaffLayout>
  )
}
