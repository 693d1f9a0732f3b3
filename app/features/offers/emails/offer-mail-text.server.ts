import type { Offer } from '~content/offer'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { formatDay } from '~/platform/time/format-day'
import { formatMoment } from '~/platform/time/format-moment'

type Period = 'startDate' | 'endDate' | 'validUntil'
type Told = Pick<Offer, Period | 'guestName' | 'language' | 'adults' | 'children' | 'message'> & {
  houses: readonly unknown[]
}

export type OfferMailText = {
  subject: string
  heading: string
  paragraphs: string[]
  closing: string
}

/** What the guest reads around the prices: the e-mail and its preview for the team say the same. */
export async function offerMailText(
  { language, message, houses, validUntil, ...offer }: Told,
  isReminder: boolean,
): Promise<OfferMailText> {
  const t = (await createServerI18n(language)).getFixedT(language, 'offers')
  const { startDate, endDate, guestName: name } = offer
  const dates = `${formatDay(startDate, language)} – ${formatDay(endDate, language)}`
  const guests = t('people', { count: offer.adults + offer.children })
  return {
    subject: t(isReminder ? 'mail.reminderSubject' : 'mail.subject', { dates }),
    heading: t('mail.heading', { count: houses.length }),
    paragraphs: [
      t('mail.hello', { name }),
      t(isReminder ? 'mail.reminder' : 'mail.intro', { dates, guests }),
      ...(message ? message.split(/\n+/) : []),
      t('mail.valid', { moment: formatMoment(validUntil, language) }),
    ],
    closing: t('mail.close'),
  }
}
