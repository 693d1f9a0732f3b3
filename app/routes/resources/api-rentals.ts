import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerRentals } from '~/features/catalogue/api/answer-rentals'
import { apiResponse } from '~/features/catalogue/api/api-response.server'
import { runInSlices } from '~/platform/process/run-in-slices.server'

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return apiResponse((catalogue, now) => runInSlices(answerRentals(catalogue, searchParams, now)))
}
