import type { LoaderFunctionArgs } from '@remix-run/node'
import { readLeadFormData } from '~/features/leads/form/read-lead-form-data.server'
import { locales } from '~content/locale'
import { minutes } from '~/platform/units/duration'

/** What forms need that open on a page without one: the same for everybody. */
export function loader({ request }: LoaderFunctionArgs) {
  const language = new URL(request.url).searchParams.get('language')
  const data = readLeadFormData(locales.find((locale) => locale === language) ?? 'en')
  const freshFor = `public, max-age=${minutes(10) / 1000}`
  return Response.json(data, { headers: { 'Cache-Control': freshFor } })
}
