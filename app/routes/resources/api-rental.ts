import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerRental } from '~/features/catalogue/api/answer-rental.server'
import { apiResponse } from '~/features/catalogue/api/api-response.server'

export function loader({ request, params }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return apiResponse((catalogue, now) =>
    answerRental(catalogue, params.slug ?? '', searchParams, now),
  )
}
