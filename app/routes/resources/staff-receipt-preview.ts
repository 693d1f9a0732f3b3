import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { previewReceipt } from '~/features/payments/receipt/preview-receipt.server'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { notFound } from '~/platform/http/not-found.server'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, { right: 'stays' })
  return notFound()
}

export function action({ request, params }: ActionFunctionArgs) {
  return previewReceipt(request, params.stay ?? '')
}
