import { toString as drawQr } from 'qrcode'
import type { Contract } from '~content/contract'
import { isWithGuest } from '~content/contract-stage'
import type { Locale } from '~content/locale'
import { env } from '~/platform/env/env.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { formatDay } from '~/platform/time/format-day'
import { href } from '~/routing/href'
import { fillWords } from '../contract-words'
import { contractWords } from '../contract-words.server'
import { linkOf } from '../link.server'

export type ShareLink = {
  link: string
  whatsapp: string
  /** A picture as `data:` address. */
  qr: string
  /** The last day on which the link is open. */
  until: string
}

/** The guest's link with all the ways to send it; null while it is closed. */
export async function shareLink(
  contract: Contract,
  locale: Locale,
  now = new Date(),
): Promise<ShareLink | null> {
  if (!isLinkOpen(contract, now)) return null
  const { language, reservation, expiresAt } = contract
  const link = guestLink(contract)
  const text = fillWords(contractWords(language).staff.whatsappText, {
    name: reservation.fullName,
    property: reservation.property,
    link,
  })
  const svg = await drawQr(link, { type: 'svg', margin: 2, color: { dark: '#22252b' } })
  return {
    link,
    whatsapp: `https://wa.me/?${new URLSearchParams({ text })}`,
    qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    until: expiresAt ? formatDay(guatemalaToday(new Date(expiresAt)), locale) : '',
  }
}

/** Whether the guest's link opens the contract at a moment. */
export function isLinkOpen({ stage, expiresAt }: Contract, now: Date): boolean {
  if (stage === 'signed') return true
  return isWithGuest(stage) && (expiresAt === null || now < new Date(expiresAt))
}

/** The address under which the guest reads the contract, in its language. */
export function guestLink({
  reference,
  linkNumber,
  language,
}: Pick<Contract, 'reference' | 'linkNumber' | 'language'>): string {
  const path = href('contract', language, { id: linkOf(reference, linkNumber) })
  return new URL(path, env.SITE_ORIGIN).href
}
