import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { localeOfPath } from '~/routing/find-page'
import { staffAreaId } from '~/routing/staff-pages'
import type { StaffAreaData } from './read-staff-area.server'

/** What the staff area's own loader read; undefined if it failed. */
export function useStaffArea(): StaffAreaData | undefined {
  return useRouteLoaderData<StaffAreaData>(staffAreaId(localeOfPath(useLocation().pathname)))
}
