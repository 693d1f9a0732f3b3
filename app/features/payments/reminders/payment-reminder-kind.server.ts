import type * as z from 'zod'
import type { Stay } from '~content/stay'
import { stayReferenceSchema } from '~content/stay-author'
import { stayReminderSchema } from '~content/agreed-stay'
import { whatsAppLink } from '~/features/site/contact/whatsapp-link'
import { createStayStore, type StayStore } from '~/features/stays/stay-store.server'
import {
  getMailSettings,
  getStaffMailbox,
  teamOf,
} from '~/features/submissions/mail/mail-settings.server'
import { sendEmail } from '~/features/submissions/mail/send-email.server'
import type { EmailRow } from '~/platform/email/body/email-body'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { outboxKind, type StepContext, type Submission } from '~/platform/outbox/outbox-kind'
import { formatDay } from '~/platform/time/format-day'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import {
  balanceOf,
  countedIn,
  openParts,
  paymentMoney,
  type Balance,
  type OpenPart,
} from '../balance'
import type { DueReminder } from './remind-payers.server'

/** The rest is read when the e-mail is rendered. */
const reminderSchema = stayReminderSchema.omit({ by: true }).extend({ stay: stayReferenceSchema })

export const paymentReminderKind = outboxKind({
  name: 'payment-reminder',
  schema: reminderSchema,
  steps: [{ name: 'mail-guest', deliver: mailGuest }],
})

/** Puts a reminder into the outbox, which takes it once, whichever node brings it. Throws if nothing is stored. */
export async function queuePaymentReminder(
  payload: DueReminder,
  queue: Pick<Outbox, 'accept'>,
): Promise<void> {
  const key = { value: idOf(payload), window: null }
  const { outcome } = await queue.accept({ kind: paymentReminderKind, key, payload })
  if (outcome !== 'accepted') throw new Error(`The outbox answers: ${outcome}.`)
}

const partOf = { firstSoon: 'first', firstOverdue: 'first', restSoon: 'rest' } as const

const idOf = ({ stay, reminder, dueDay }: DueReminder) => `${stay}.${reminder}.${dueDay}`

/**
 * Sends nothing if the guest has paid, the stay or contract has ended, the due day moved or passed, or reminders are
 * switched off.
 */
export async function mailGuest(
  { payload }: Pick<Submission<z.infer<typeof reminderSchema>>, 'payload'>,
  { signal }: Pick<StepContext, 'signal'>,
  store: Pick<StayStore, 'find'> = createStayStore(),
): Promise<undefined> {
  const stay = await store.find(payload.stay)
  const balance = stay && owedOf(stay)
  if (!stay?.email || !balance) return
  const { reminder } = payload
  // No longer sent; earlier versions queued it.
  if (reminder === 'restOverdue') return
  const parts = openParts(balance)
  const due = parts.find(({ part }) => part === partOf[reminder])
  if (!due || isOutOfDate(payload, due)) return
  const { language } = stay
  // A first payment that is overdue is asked for with the rest; until then it has its own due day.
  const isFirstOver = parts.some(({ part, dueDay }) => part === 'first' && isOver(dueDay))
  const asked = reminder === 'restSoon' && isFirstOver ? balance.open : due.cents
  const settings = await getMailSettings(language)
  const t = (await createServerI18n(language)).getFixedT(language, 'paymentMail')
  const about = {
    name: stay.guestName,
    house: stay.rentalName ?? settings.brandName,
    amount: paymentMoney(asked, balance.currency),
    day: formatDay(payload.dueDay, language),
    phone: settings.phone,
  }
  const text = t(`${reminder}.text`, about)
  const body = {
    language,
    brand: settings.brandName,
    preview: text,
    heading: t(`${reminder}.heading`, about),
    paragraphs: [t('hello', about), text],
    tables: [{ title: t('balance'), rows: rowsOf() }],
    button: {
      label: t('whatsApp'),
      url: whatsAppLink(settings.whatsappNumber, t('whatsAppText', { stay: stay.reference })),
    },
    closing: [t('howToPay', about), t('paidAlready')],
    footer: [settings.address, settings.phone, settings.email],
  }
  const from = teamOf(settings)
  const replyTo = await getStaffMailbox(settings, 'inquiries')
  const to = { name: stay.guestName, address: stay.email }
  const sending = { messageId: idOf(payload), from, to, replyTo }
  await sendEmail({ subject: t(`${reminder}.subject`, about), body }, sending, signal)

  function rowsOf(): EmailRow[] {
    if (!stay || !balance) return []
    const money = (cents: number) => paymentMoney(cents, balance.currency)
    return [
      { label: t('agreed'), value: money(balance.full) },
      ...stay.payments
        .filter(({ cancelledAt }) => cancelledAt === null)
        .flatMap((payment) => {
          const counted = countedIn(balance.currency, payment)
          if (counted === null) return []
          const day = formatDay(payment.day, language)
          return { label: t('received', { day }), value: `−${money(counted)}` }
        }),
      { label: t('open'), value: money(balance.open), isTotal: true },
      ...parts.map(({ part, cents, dueDay }) => ({
        label: t(part === 'first' ? 'firstDue' : 'due', { day: formatDay(dueDay, language) }),
        value: money(cents),
      })),
    ]
  }
}

/** What is open of a signed contract; null if nothing is open, or if reminders are off. */
function owedOf(stay: Stay): Balance | null {
  if (stay.remindersOff || stay.agreement?.stage !== 'signed') return null
  const balance = balanceOf(stay)
  return balance && balance.open > 0 ? balance : null
}

/** The due day has moved, which has reminders of its own, or a "due soon" mail would arrive after it. */
function isOutOfDate({ reminder, dueDay }: DueReminder, due: OpenPart): boolean {
  return due.dueDay > dueDay || (reminder !== 'firstOverdue' && isOver(dueDay))
}

/** Whether a due day is before today, in Guatemala. */
const isOver = (dueDay: string): boolean => dueDay < guatemalaToday(new Date())
