import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerReceipt } from '~/features/payments/receipt/answer-receipt.server'

export function loader({ request, params }: LoaderFunctionArgs) {
  return answerReceipt(request, { stay: params.stay ?? '', payment: params.payment ?? '' })
}
