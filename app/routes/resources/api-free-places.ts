import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerFreePlaces } from '~/features/catalogue/api/answer-free-places.server'
import { apiResponse } from '~/features/catalogue/api/api-response.server'

export function loader({ request, params }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return apiResponse((catalogue, now) =>
    answerFreePlaces(catalogue, params.slug ?? '', searchParams, now),
  )
}
