import { toString as drawQr } from 'qrcode'
import type { Contract } from '~content/contract'
import { isWithGuest } from '~content/contract-stage'
import type { Locale } from '~content/locale'
import { internationalPhone } from '~/features/contact/phone-number.server'
import { whatsAppLink } from '~/features/site/contact/whatsapp-link'
import { env } from '~/platform/env/env.server'
import { formatDay } from '~/platform/time/format-day'
import { href } from '~/routing/href'
import { fillWords } from '~/features/contracts/contract-words'
import { contractWords } from '~/features/contracts/contract-words.server'
import { lastDayOfLink } from '~/features/contracts/link/link-end'
import { findLink } from '~/features/contracts/link/link.server'
import {
  hasSigned,
  signerOfLink,
  signersOf,
  type Signer,
  type SignerId,
} from '~/features/contracts/signers/signers'
import { createContractStore } from '~/features/contracts/store/contract-store.server'
import type { ShareLink } from '../editor-data'

/** The link of each who signs, with all the ways to send it; null while the contract is closed. */
export async function shareLinks(
  contract: Contract,
  locale: Locale,
  now = new Date(),
): Promise<ShareLink[] | null> {
  if (!isLinkOpen(contract, now)) return null
  return Promise.all(signersOf(contract).map((signer) => shareLink(contract, signer, locale)))
}

async function shareLink(contract: Contract, signer: Signer, locale: Locale): Promise<ShareLink> {
  const { reservation, expiresAt } = contract
  const { id, fullName: name, email, phone, language } = signer
  const link = await findContractUrl({ ...contract, language }, id, isLinkOf(contract))
  const text = fillWords(contractWords(language).staff.whatsappText, {
    name,
    property: reservation.property,
    link,
  })
  const digits = internationalPhone(phone ?? '', 'GT').replace(/\D/g, '')
  const svg = await drawQr(link, { type: 'svg', margin: 2, color: { dark: '#22252b' } })
  return {
    signer: id,
    name,
    link,
    mailTo: email,
    isSigned: hasSigned(contract, id),
    whatsapp: whatsAppLink(digits, text),
    qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    until: expiresAt ? formatDay(lastDayOfLink(expiresAt), locale) : '',
  }
}

/** Whether the guest's link opens the contract at a moment. */
export function isLinkOpen({ stage, expiresAt, calledOff }: Contract, now: Date): boolean {
  if (stage === 'signed' || stage === 'guestsSigned') return true
  return isWithGuest(stage) && !calledOff && (expiresAt === null || now < new Date(expiresAt))
}

/**
 * The address at which a signer reads the contract, in a language. `isStored` tells whether a link is one of the
 * contract: `isLinkOf` for a contract that was read; by default the CMS is asked. Throws `RecordsUnavailable`.
 */
export async function findContractUrl(
  { language, ...contract }: Pick<Contract, 'reference' | 'linkNumber' | 'language'>,
  signer: SignerId,
  isStored = isStoredLink,
): Promise<string> {
  const path = href('contract', language, { id: await findLink(contract, signer, isStored) })
  return new URL(path, env.SITE_ORIGIN).href
}

/** Tells by its hash whether a link is one of a contract. */
export const isLinkOf = (contract: Contract) => async (linkHash: string) =>
  signerOfLink(contract, linkHash) !== null

async function isStoredLink(linkHash: string): Promise<boolean> {
  return (await createContractStore().findByLink(linkHash)) !== null
}
