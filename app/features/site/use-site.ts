import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { localeOfPath } from '~/routing/find-page'
import type { SiteData } from './read-site-data.server'

/** Settings, menu and language of the page. Throws outside the language layout. */
export function useSite(): SiteData {
  const locale = localeOfPath(useLocation().pathname)
  const data = useRouteLoaderData<SiteData>(locale)
  if (!data) throw new Error('The site data is read outside the language layout')
  return data
}
