import { locales } from '~content/locale'
import { paymentReferenceSchema, type Payment } from '~content/payment'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { getStay } from '~/features/stays/get-stay.server'
import { brokenForm, formErrorResponse } from '~/platform/body/form-error'
import { getForm } from '~/platform/body/get-form.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { noStore } from '~/platform/page-cache/cache-policy'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { agreedCurrency } from '../balance'
import { checkedFields, checkPaymentInput, readPaymentInput } from '../staff/payment-input'
import { receiptPdfResponse } from './answer-receipt.server'

/**
 * The receipt as the guest would get it, of a payment that staff have typed; nothing is noted. What cannot be used is
 * named in the language of the form.
 */
export async function previewReceipt(
  request: Request,
  id: string,
  now = new Date(),
): Promise<Response> {
  const staff = await requireStaff(request, { right: 'stays' })
  const form = await getForm(request)
  const reference = paymentReferenceSchema.safeParse(form.get('reference'))
  if (!reference.success) throw formErrorResponse(brokenForm)
  const stay = await getStay(id)
  const input = readPaymentInput(form)
  const agreed = agreedCurrency(stay)
  const checked = checkPaymentInput(input, { agreed, today: guatemalaToday(now) })
  if ('problems' in checked) {
    const locale = locales.find((one) => one === form.get('language')) ?? 'en'
    const { t } = await createServerI18n(locale)
    const wrong = checkedFields.filter((field) => checked.problems[field])
    const text = wrong
      .map((field) => t(`payments:form.problems.${field}`, { currency: agreed }))
      .join('\n')
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': noStore }
    return new Response(text, { status: 422, headers })
  }
  const { currency, day, way, receiptNumber, note } = input
  const payment: Payment = {
    ...checked,
    reference: reference.data,
    currency,
    day,
    way,
    language: stay.language,
    receiptNumber: receiptNumber || null,
    note: note || null,
    notedAt: now.toISOString(),
    notedBy: staff.name,
    cancelledAt: null,
    cancelReason: null,
  }
  const withIt = { ...stay, payments: [...stay.payments, payment] }
  return receiptPdfResponse({ stay: withIt, payment, isPreview: true })
}
