import { formatMoney, roundHalfUp, toCents } from '../money/money'

/** What paying in a certain way adds to a total, in units of its currency and written. */
export type PaymentFee = {
  fee: number
  feeFormated: string
  totalWithFee: number
  totalWithFeeFormated: string
}

/** The fee of a payment method: `total × percent / 100`, shown apart from the price (pricing.md, "Lines"). */
export function paymentFee(
  { total, currencySymbol }: { total: number; currencySymbol: string },
  percent: number,
): PaymentFee {
  const cents = toCents(total)
  const fee = roundHalfUp((cents * percent) / 100)
  return {
    fee: fee / 100,
    feeFormated: formatMoney(fee, currencySymbol),
    totalWithFee: (cents + fee) / 100,
    totalWithFeeFormated: formatMoney(cents + fee, currencySymbol),
  }
}
