import type { LoaderFunctionArgs } from '@remix-run/node'
import { readLeadFormData } from '~/features/leads/form/read-lead-form-data.server'
import { locales } from '~content/locale'
import { cacheControl } from '~/platform/page-cache/cache-policy'

/** Data for forms that open on pages without a form of their own; the same for every visitor. */
export function loader({ request }: LoaderFunctionArgs) {
  const language = new URL(request.url).searchParams.get('language')
  const data = readLeadFormData(locales.find((locale) => locale === language) ?? 'en')
  return Response.json(data, { headers: { 'Cache-Control': cacheControl.leadForm } })
}
