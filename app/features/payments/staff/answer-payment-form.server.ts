import { data, redirect } from '@remix-run/node'
import { maxCancelReasonLength } from '~content/limits'
import type { Locale } from '~content/locale'
import { paymentReferenceSchema, type PaymentChange } from '~content/payment'
import type { Stay } from '~content/stay'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { getStay } from '~/features/stays/get-stay.server'
import { stayAuthor } from '~/features/stays/stay-author'
import { brokenForm, formErrorResponse } from '~/platform/body/form-error'
import { formText } from '~/platform/body/form-text'
import { getForm, getRevision } from '~/platform/body/get-form.server'
import { oneLine } from '~/platform/body/one-line'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { href } from '~/routing/href'
import { agreedCurrency } from '../balance'
import { createPaymentStore, newPaymentReference, type PaymentStore } from '../payment-store.server'
import { queueReceipt } from '../receipt/receipt-kind.server'
import { paymentDoneParameter, type PaymentDone } from './payment-done'
import {
  checkPaymentInput,
  readPaymentInput,
  type PaymentInput,
  type PaymentProblems,
} from './payment-input'

type RequestContext = { request: Request; locale: Locale; id: string; store?: PaymentStore }

export type PaymentReply = {
  input: PaymentInput
  problems: PaymentProblems
  notice: 'outdated' | 'unavailable' | null
  reference: string
  /** Of the stay that the writer saw; null if the page now shows what changed since. */
  revision: number | null
}

/** What staff do with the payments of a stay: note one, cancel one, mail a receipt. Then back to the stay. */
export async function answerPaymentForm({
  request,
  locale,
  id,
  store = createPaymentStore(),
}: RequestContext) {
  const staff = await requireStaff(request, { right: 'stays' })
  const form = await getForm(request)
  const parsed = paymentReferenceSchema.safeParse(form.get('reference'))
  if (!parsed.success) throw formErrorResponse(brokenForm)
  const by = stayAuthor(request, staff)
  const stay = await getStay(id)
  const about: About = { stay, reference: parsed.data, by, store }
  const back = (done: PaymentDone) => {
    const page = href('staffStay', locale, { id }, `${paymentDoneParameter}=${done}`)
    return redirect(`${page}#payments`, 303)
  }
  if (form.get('do') === 'cancel') throw back(await cancelPayment(form, about))
  if (form.get('do') === 'mail') throw back(await mailReceipt(about))
  const noted = await notePayment(form, about)
  if (typeof noted === 'string') throw back(noted)
  const status = noted.notice === 'unavailable' ? 503 : noted.notice ? 409 : 422
  return data(noted, { status })
}

type About = { stay: Stay; reference: string; by: PaymentChange['by']; store: PaymentStore }

async function notePayment(form: FormData, about: About): Promise<PaymentDone | PaymentReply> {
  const { stay, reference, by, store } = about
  const revision = getRevision(form)
  const input = readPaymentInput(form)
  const reply = { input, problems: {}, notice: null, reference, revision }
  const checking = { agreed: agreedCurrency(stay), today: guatemalaToday(new Date()) }
  const checked = checkPaymentInput(input, checking)
  if ('problems' in checked) return { ...reply, problems: checked.problems }
  const { currency, day, way, receiptNumber, note, mail } = input
  const payment = {
    ...checked,
    reference,
    currency,
    day,
    way,
    language: stay.language,
    receiptNumber: receiptNumber || null,
    note: note || null,
  }
  try {
    const changed = await store.change(stay.reference, { do: 'note', by, payment, revision })
    // The reference may be that of what was sent first, so what is sent next is another payment.
    if (!changed) {
      return { ...reply, notice: 'outdated', revision: null, reference: newPaymentReference() }
    }
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'a payment could not be noted')
    return { ...reply, notice: 'unavailable' }
  }
  if (!mail) return 'note'
  return stay.email && (await queueReceipt({ stay: stay.reference, reference, email: stay.email }))
    ? 'noteMail'
    : 'notMailed'
}

async function cancelPayment(
  form: FormData,
  { stay, reference, by, store }: About,
): Promise<PaymentDone> {
  const reason = oneLine(formText(form, 'reason'))
  if (reason === '' || reason.length > maxCancelReasonLength) throw formErrorResponse(brokenForm)
  try {
    const change = { do: 'cancel', by, reference, reason } as const
    return (await store.change(stay.reference, change)) ? 'cancel' : 'notCancelled'
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'a payment could not be cancelled')
    return 'unavailable'
  }
}

async function mailReceipt({ stay, reference }: About): Promise<PaymentDone> {
  const payment = stay.payments.find((each) => each.reference === reference)
  if (!payment || payment.cancelledAt || !stay.email) return 'notMailed'
  const isQueued = await queueReceipt({ stay: stay.reference, reference, email: stay.email })
  return isQueued ? 'mail' : 'unavailable'
}
