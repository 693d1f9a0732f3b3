import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerCities } from '~/features/leads/cities/answer-cities'
import { apiResponse } from '~/features/catalogue/api/api-response.server'

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return apiResponse((catalogue) => answerCities(catalogue, searchParams))
}
