import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerAvailableRentals } from '~/features/catalogue/api/answer-available-rentals.server'
import { apiResponse } from '~/features/catalogue/api/api-response.server'

export function loader({ request, params }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return apiResponse((catalogue, now) =>
    answerAvailableRentals(catalogue, params.slug ?? '', searchParams, now),
  )
}
