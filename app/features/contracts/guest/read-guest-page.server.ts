import type { Contract, ContractEvent, ContractVersion } from '~content/contract'
import type { Locale } from '~content/locale'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { botCheckSiteKey } from '~/platform/forms/bot-check.server'
import { formatDay } from '~/platform/time/format-day'
import { contractWords } from '../contract-words.server'
import { formatMoment, formatUtc } from '~/platform/time/format-moment'
import { pdfPath } from '../pdf-path'
import { readSignedContent } from '../sign/signed-content'
import { fillBlocks } from '../text/fill-blocks'
import { readBlocks } from '../text/read-blocks.server'
import { contractChanges, signedBefore } from './contract-changes.server'
import type { GuestData, GuestFile } from './guest-data'
import { guestFacts } from './guest-facts.server'
import { seenText } from './seen-text.server'

type Files = Pick<PrivateStore, 'find'>

/** What the guest's page shows of a contract. Of the log it has the guest's own no. */
export async function readGuestPage(
  contract: Contract,
  { link, locale, files }: { link: string; locale: Locale; files: Files },
): Promise<GuestData> {
  const { terms, reservation, guestPart, language, stage, version, versions, events } = contract
  const { comments, guests, payAuthorization } = guestPart
  const words = contractWords(locale)
  const latest = versions.find((one) => one.version === version)
  const named = async (id: string | null): Promise<GuestFile | null> => {
    const file = id === null ? null : await files.find(id)
    return file?.claimedBy === contract.reference ? { id: file.id, name: file.name } : null
  }
  const isSigned = stage === 'signed'
  const day = (date: string) => formatDay(date, locale)
  return {
    ...{ words, locale, language, link, guestName: reservation.fullName },
    heading: {
      property: reservation.property,
      dates: `${day(reservation.startDate)} – ${day(reservation.endDate)}`,
    },
    blocks: fillBlocks(readBlocks(terms.text), reservation, language),
    facts: guestFacts(reservation, words, locale),
    changes: isSigned ? null : contractChanges(contract, locale),
    before: isSigned ? null : signedBefore(contract, { link, locale }),
    ...{ version, totalGuests: reservation.totalGuests },
    versions: [...versions]
      .sort((a, b) => b.version - a.version)
      .map((signed) => ({
        version: signed.version,
        moment: formatMoment(signed.signedAt, locale),
        pdf: pdfPath(link, signed.version),
      })),
    step: guestPart.lastRead?.version === version ? (guestPart.step ?? null) : null,
    asksGuests: terms.showGuestInfo,
    asksPayment: terms.showInfoCreditCard && reservation.activePayAuthorization,
    part: { comments, guests, payAuthorization },
    files: {
      personalPhoto: await named(guestPart.personalPhoto),
      personalDocument: await named(guestPart.personalDocument),
    },
    seen: seenText(contract),
    siteKey: botCheckSiteKey(),
    declined: stage === 'declined' ? declinedOf(events, locale) : null,
    signed:
      isSigned && latest
        ? {
            moment: formatMoment(latest.signedAt, locale),
            utc: formatUtc(latest.signedAt),
            hash: latest.hash,
            pdf: pdfPath(link, version),
            ...signaturesOf(latest),
          }
        : null,
  }
}

function declinedOf(events: readonly ContractEvent[], locale: Locale): GuestData['declined'] {
  const event = events.filter(({ kind }) => kind === 'declined').at(-1)
  return event ? { moment: formatMoment(event.at, locale), reason: event.detail } : null
}

function signaturesOf(version: ContractVersion) {
  const { signature, house } = readSignedContent(version)
  return { signature, house }
}
