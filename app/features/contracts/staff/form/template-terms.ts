import type { Contract, Signatory } from '~content/contract'
import { reminderDaysOf, type ContractTemplate } from '~content/contract-template'
import type { ContractCustom } from '~content/contract-values'
import { formatDayInput } from '~/platform/time/day-input'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { templateCurrency } from './amounts-in-currency'
import type { EditorValues } from './editor-values'

/** What a contract keeps of its template. */
export function termsOfTemplate(template: ContractTemplate): Contract['terms'] {
  return {
    templateId: template.documentId,
    templateName: template.name,
    text: template.descriptionOne,
    showGuestInfo: template.showGuestInfo,
    showInfoCreditCard: template.showInfoCreditCard,
    linkDays: template.linkDays,
    reminderDays: reminderDaysOf(template.reminderDays),
    signatory: signatoryOf(template),
    countersigning: template.countersigning,
  }
}

function signatoryOf({ signatoryName, signatoryRole }: ContractTemplate): Signatory | null {
  const name = signatoryName.trim()
  return name === '' ? null : { name, role: signatoryRole.trim() }
}

/** What a contract of this template begins with. */
export function valuesOfTemplate(template: ContractTemplate, now: Date): EditorValues {
  return {
    ...customOfTemplate(template),
    currency: templateCurrency,
    linkDays: String(template.linkDays),
    contractDate: formatDayInput(guatemalaToday(now)),
  }
}

function customOfTemplate(template: ContractTemplate): ContractCustom {
  return {
    customDownPayment: template.customDownPayment,
    downPaymentDays: template.downPaymentDays,
    damageDeposit: template.damageDeposit,
    depositReturnDays: template.depositReturnDays,
    lostFirstDepositDays: template.lostFirstDepositDays,
    lostFirstDeposit: template.lostFirstDeposit,
    cancellationCoverExpenses: template.cancellationCoverExpenses,
    customCheckIn: template.customCheckIn,
    customCheckOut: template.customCheckOut,
  }
}
