import * as z from 'zod'
import { paymentReferenceSchema } from '~content/payment'
import { stayReferenceSchema } from '~content/stay-author'
import { chosenRentalName } from '~/features/stays/rental-name'
import { createStayStore } from '~/features/stays/stay-store.server'
import {
  getMailSettings,
  getStaffMailbox,
  teamOf,
} from '~/features/submissions/mail/mail-settings.server'
import type { EmailBody } from '~/platform/email/body/email-body'
import { emailHtml } from '~/platform/email/body/email-html'
import { emailText } from '~/platform/email/body/email-text'
import { sendMail } from '~/platform/email/send-mail.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { log } from '~/platform/log/log.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { idempotencyKey } from '~/platform/outbox/idempotency-key.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { outboxKind, type StepContext, type Submission } from '~/platform/outbox/outbox-kind'
import { formatDay } from '~/platform/time/format-day'
import { balanceOf, openParts, paymentMoney, type Balance } from '../balance'
import { drawReceipt, receiptNumber } from './draw-receipt.server'

/** The rest is read when the e-mail is rendered. */
const receiptSchema = z.object({
  stay: stayReferenceSchema,
  reference: paymentReferenceSchema,
  email: z.string(),
})

type Receipt = z.infer<typeof receiptSchema>

/** The receipt of a payment on its way to the guest. */
export const receiptKind = outboxKind({
  name: 'payment-receipt',
  schema: receiptSchema,
  steps: [{ name: 'mail-guest', deliver: mailGuest }],
})

/** False if the outbox takes nothing now. A second click within ten minutes sends it once. */
export async function queueReceipt(
  payload: Receipt,
  queue: Pick<Outbox, 'accept'> = outbox(),
): Promise<boolean> {
  const key = idempotencyKey({ name: receiptKind.name, clientKey: null, payload })
  const { outcome } = await queue.accept({ kind: receiptKind, key, payload })
  if (outcome === 'accepted') return true
  log.error({ reference: payload.reference, outcome }, 'a receipt could not be queued')
  return false
}

async function mailGuest(
  { id, payload }: Submission<Receipt>,
  { signal }: StepContext,
): Promise<undefined> {
  const stay = await createStayStore().find(payload.stay)
  const payment = stay?.payments.find(({ reference }) => reference === payload.reference)
  if (!stay || !payment || payment.cancelledAt) return undefined
  const { language } = payment
  const settings = await getMailSettings(language)
  const t = (await createServerI18n(language)).getFixedT(language, 'payments')
  const amount = paymentMoney(payment.cents, payment.currency)
  const about = {
    amount,
    day: formatDay(payment.day, language),
    house: chosenRentalName(stay) ?? settings.brandName,
    stay: stay.reference,
  }
  const body: EmailBody = {
    language,
    brand: settings.brandName,
    heading: t('mailText.heading'),
    preview: t('mailText.received', about),
    paragraphs: [
      t('mailText.hello', { name: stay.guestName }),
      t('mailText.received', about),
      t('mailText.attached'),
      ...restOf(balanceOf(stay, payment.reference)),
    ],
    tables: [],
    closing: [],
    footer: [settings.address, settings.phone, settings.email],
  }
  const contact = [settings.address, settings.phone, settings.email].join(' · ')
  const content = await drawReceipt({ stay, payment, brand: settings.brandName, contact })
  await sendMail(
    {
      messageId: `${id}.guest`,
      from: teamOf(settings),
      to: { name: stay.guestName, address: payload.email },
      replyTo: await getStaffMailbox(settings, 'inquiries'),
      subject: t('mailText.subject', { amount }),
      text: emailText(body),
      html: emailHtml(body),
      attachments: [
        { filename: fileName(receiptNumber(payment)), contentType: 'application/pdf', content },
      ],
    },
    signal,
  )
  return undefined

  function restOf(balance: Balance | null): string[] {
    if (!balance || balance.isCalledOff) return []
    const { open, currency } = balance
    if (open <= 0) return [t('mailText.settled')]
    const parts = openParts(balance)
    if (parts.length === 0) return [t('mailText.open', { amount: paymentMoney(open, currency) })]
    return parts.map(({ cents, dueDay }) =>
      t('mailText.openDue', {
        amount: paymentMoney(cents, currency),
        day: formatDay(dueDay, language),
      }),
    )
  }
}

/** Letters, digits and hyphens alone. */
export function fileName(number: string): string {
  return `${number.replace(/[^\w-]+/g, '-')}.pdf`
}
