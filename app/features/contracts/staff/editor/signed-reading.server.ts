import type { Contract } from '~content/contract'
import type { Locale } from '~content/locale'
import { formatMoney, toCents } from '~/features/pricing/money/money'
import { formatDay } from '~/platform/time/format-day'
import { contractWords } from '~/features/contracts/contract-words.server'
import { priceLinesInWords } from '~/features/contracts/price-lines'
import { sealedBlocks } from '~/features/contracts/sign/sealed-blocks.server'
import { readSignedContent } from '~/features/contracts/sign/signed-content'
import { signaturesToShow } from '~/features/contracts/signature/given-signature'
import type { SignedReading } from '../editor-data'

/** A contract whose present version is signed, as staff read it; null for any other. */
export function signedReading(contract: Contract, locale: Locale): SignedReading | null {
  const { stage, version, versions, reservation } = contract
  const signed = versions.find((one) => one.version === version)
  if (stage !== 'signed' || !signed) return null
  const { fields } = contractWords(locale)
  const given = signaturesToShow(readSignedContent(signed), reservation.fullName)
  const { customData, currency } = reservation
  const day = (name: 'startDate' | 'endDate') => [
    fields[name],
    formatDay(reservation[name], locale),
  ]
  const money = (name: 'fullPayment' | 'downPayment' | 'firstPayment' | 'secondPayment') => [
    fields[name],
    formatMoney(toCents(reservation[name]), currency),
  ]
  const lines = priceLinesInWords(reservation)
  const facts = [
    [fields.property, reservation.property],
    ...(reservation.address ? [[fields.address, reservation.address]] : []),
    [fields.totalGuests, String(reservation.totalGuests)],
    day('startDate'),
    day('endDate'),
    [fields.stay, String(reservation.stay)],
    money('fullPayment'),
    money('downPayment'),
    money('firstPayment'),
    money('secondPayment'),
    ...(lines.length > 0 ? [[fields.priceLines, lines.join('\n')]] : []),
    [fields.damageDeposit, formatMoney(toCents(customData.damageDeposit), currency)],
  ]
  return {
    signedAt: signed.signedAt,
    ...given,
    facts: facts.map(([label = '', value = '']) => ({ label, value })),
    blocks: sealedBlocks(contract, signed),
  }
}
