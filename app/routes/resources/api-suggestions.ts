import type { LoaderFunctionArgs } from '@remix-run/node'
import { apiResponse } from '~/features/catalogue/api/api-response.server'
import { answerSuggestions } from '~/features/catalogue/suggest/answer-suggestions.server'

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return apiResponse((catalogue) => answerSuggestions(catalogue, searchParams))
}
