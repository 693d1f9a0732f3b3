import type { Contract } from '~content/contract'
import type { Locale } from '~content/locale'
import { formatMoney, toCents } from '~/features/pricing/money'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { botCheckSiteKey } from '~/platform/forms/bot-check.server'
import { formatDay } from '~/platform/time/format-day'
import { contractWords } from '../contract-words.server'
import { formatMoment } from '~/platform/time/format-moment'
import { pdfPath } from '../pdf-path'
import { fillBlocks } from '../text/fill-blocks'
import { readBlocks } from '../text/read-blocks.server'
import type { GuestData, GuestFile } from './guest-data'
import { seenText } from './seen-text.server'

type Files = Pick<PrivateStore, 'find'>

/** What the guest's page shows of a contract. Nothing of the log and of other versions is in it. */
export async function readGuestPage(
  contract: Contract,
  { link, locale, files }: { link: string; locale: Locale; files: Files },
): Promise<GuestData> {
  const { terms, reservation, guestPart, language, stage, version, versions } = contract
  const words = contractWords(locale)
  const latest = versions.find((one) => one.version === version)
  const named = async (id: string | null): Promise<GuestFile | null> => {
    const file = id === null ? null : await files.find(id)
    return file?.claimedBy === contract.reference ? { id: file.id, name: file.name } : null
  }
  const money = (amount: number) => formatMoney(toCents(amount), reservation.currency)
  const day = (date: string) => formatDay(date, locale)
  const { fields } = words
  return {
    ...{ words, locale, language, link, guestName: reservation.fullName },
    heading: `${reservation.property} · ${day(reservation.startDate)} – ${day(reservation.endDate)}`,
    blocks: fillBlocks(readBlocks(terms.text), reservation, language),
    facts: [
      { label: words.guest.inNameOf, value: reservation.fullName },
      { label: fields.property, value: reservation.property },
      { label: fields.startDate, value: day(reservation.startDate) },
      { label: fields.endDate, value: day(reservation.endDate) },
      { label: fields.stay, value: String(reservation.stay) },
      { label: fields.totalGuests, value: String(reservation.totalGuests) },
      { label: fields.firstPayment, value: money(reservation.firstPayment) },
      { label: fields.secondPayment, value: money(reservation.secondPayment) },
      { label: fields.downPayment, value: money(reservation.downPayment) },
      { label: fields.fullPayment, value: money(reservation.fullPayment) },
    ],
    asksGuests: terms.showGuestInfo,
    asksPayment: terms.showInfoCreditCard && reservation.activePayAuthorization,
    part: guestPart,
    files: {
      personalPhoto: await named(guestPart.personalPhoto),
      personalDocument: await named(guestPart.personalDocument),
    },
    seen: seenText(contract),
    siteKey: botCheckSiteKey(),
    signed:
      stage === 'signed' && latest
        ? {
            moment: formatMoment(latest.signedAt, locale),
            hash: latest.hash,
            pdf: pdfPath(link, version),
          }
        : null,
  }
}
