import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { localeOfPath } from '~/routing/find-page'
import type { SiteFrameData } from './read-site-frame.server'

/** Settings, menu and language of the page. Throws outside the language layout. */
export function useSite(): SiteFrameData {
  const locale = localeOfPath(useLocation().pathname)
  const data = useRouteLoaderData<SiteFrameData>(locale)
  if (!data) throw new Error('The site frame is read outside the language layout')
  return data
}
