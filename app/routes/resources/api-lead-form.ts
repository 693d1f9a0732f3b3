import type { LoaderFunctionArgs } from '@remix-run/node'
import { readLeadFormData } from '~/features/leads/form/read-lead-form-data.server'
import { requestedLanguage } from '~/platform/http/requested-language'
import { cacheControl } from '~/platform/page-cache/cache-policy'

/** Data for forms that open on pages without a form of their own; the same for every visitor. */
export function loader({ request }: LoaderFunctionArgs) {
  const data = readLeadFormData(requestedLanguage(request))
  return Response.json(data, { headers: { 'Cache-Control': cacheControl.leadForm } })
}
