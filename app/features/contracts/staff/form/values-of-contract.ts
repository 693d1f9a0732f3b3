import type { Contract } from '~content/contract'
import { formatDayInput } from '~/platform/time/day-input'
import { priceLinesText } from '~/features/contracts/price-lines'
import { amountText } from './amount-text'
import type { EditorValues } from './editor-values'

/** What staff wrote of a contract, as the fields of the editor hold it. */
export function valuesOfContract(contract: Contract): EditorValues {
  const { reservation, guestEmail, terms, signers } = contract
  const { extraTerms, priceLines, customData, startDate, endDate, contractDate, ...rest } =
    reservation
  return {
    ...rest,
    ...customData,
    fullPayment: amountText(rest.fullPayment),
    downPayment: amountText(rest.downPayment),
    firstPayment: amountText(rest.firstPayment),
    secondPayment: amountText(rest.secondPayment),
    priceLines: priceLinesText(priceLines ?? []),
    damageDeposit: amountText(customData.damageDeposit),
    cancellationCoverExpenses: amountText(customData.cancellationCoverExpenses),
    guestEmail: guestEmail ?? '',
    startDate: formatDayInput(startDate),
    endDate: formatDayInput(endDate),
    contractDate: formatDayInput(contractDate),
    extraTerms: extraTerms.join('\n'),
    linkDays: String(terms.linkDays),
    signers: (signers ?? []).map(({ id, fullName, email, phone, language }) => ({
      id,
      fullName,
      language,
      email: email ?? '',
      phone: phone ?? '',
    })),
  }
}
