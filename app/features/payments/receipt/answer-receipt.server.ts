import type { Payment } from '~content/payment'
import type { Stay } from '~content/stay'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { createStayStore } from '~/features/stays/stay-store.server'
import { getMailSettings } from '~/features/submissions/mail/mail-settings.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { notFound } from '~/platform/http/not-found.server'
import { noStore } from '~/platform/page-cache/cache-policy'
import { drawReceipt, receiptNumber } from './draw-receipt.server'
import { fileName } from './receipt-kind.server'

/** The receipt of a payment as PDF, for staff who may see stays. 404 for what is unknown. */
export async function answerReceipt(
  request: Request,
  { stay: id, payment: reference }: { stay: string; payment: string },
): Promise<Response> {
  await requireStaff(request, { right: 'stays' })
  return throw503OnOutage('a receipt could not be made', async () => {
    const stay = await createStayStore().find(id)
    const payment = stay?.payments.find((each) => each.reference === reference)
    if (!stay || !payment) return notFound()
    return await receiptPdfResponse({ stay, payment })
  })
}

/** The receipt in the language of its guest: as a file to keep, or as a preview that is only shown. */
export async function receiptPdfResponse({
  stay,
  payment,
  isPreview = false,
}: {
  stay: Stay
  payment: Payment
  isPreview?: boolean
}): Promise<Response> {
  const { brandName, address, phone, email } = await getMailSettings(payment.language)
  const contact = [address, phone, email].join(' · ')
  const pdf = await drawReceipt({ stay, payment, brand: brandName, contact, isPreview })
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `${isPreview ? 'inline' : 'attachment'}; filename="${fileName(receiptNumber(payment))}"`,
      'Cache-Control': noStore,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
