import * as z from 'zod'
import type { Contract } from '~content/contract'
import { contractCurrencies } from '~content/contract-currency'
import type { ContractReservation, PriceLine } from '~content/contract-values'
import { maxEmailLength } from '~content/limits'
import { locales } from '~content/locale'
import { maxReservationNights } from '~content/nights'
import { maxContractNights, maxPriceLines, maxSignatoryLength } from '~content/contract-limits'
import { message } from '~/platform/forms/form-message'
import { oneLine } from '~/platform/body/one-line'
import { parseDayInput } from '~/platform/time/day-input'
import { figureRules, keepsRule } from '~/features/contracts/figure-rules'
import { addUp, readPriceLines } from '~/features/contracts/price-lines'
import { termsOf } from './extra-terms'
import { findRepeated, signerRows } from './signers-form'

const required = (length: number) =>
  z
    .string(message('fieldRequired'))
    .overwrite(oneLine)
    .trim()
    .min(1, message('fieldRequired'))
    .max(length, message('tooLong'))

const numberOf = (low: number, high: number) =>
  z
    .number({
      error: ({ input }) =>
        input === undefined ? message('fieldRequired') : message('invalidNumber'),
    })
    .min(low, message('outOfRange'))
    .max(high, message('outOfRange'))

const whole = (low: number, high: number) => numberOf(low, high).int(message('invalidNumber'))
const percent = numberOf(0, 100)
const days = whole(0, 365)
const amount = numberOf(0, 9_999_999.99).refine(
  (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
  message('invalidNumber'),
)

const day = z.string(message('fieldRequired')).transform((text, context) => {
  const found = parseDayInput(text.trim())
  if (found !== null) return found
  context.addIssue({ code: 'custom', message: message('invalidDate') })
  return z.NEVER
})

const fieldsSchema = z.object({
  template: required(100),
  language: z.enum(locales),
  guestEmail: z.email(message('invalidEmail')).max(maxEmailLength, message('tooLong')).optional(),
  fullName: required(maxSignatoryLength),
  property: required(200),
  address: z.string().overwrite(oneLine).trim().max(200, message('tooLong')).optional(),
  rentalId: z.string().overwrite(oneLine).max(100, message('tooLong')).optional(),
  startDate: day,
  endDate: day,
  totalGuests: whole(1, 500),
  stay: whole(1, maxContractNights),
  currency: z.enum(contractCurrencies),
  fullPayment: amount,
  downPayment: amount,
  firstPayment: amount,
  secondPayment: amount,
  priceLines: z
    .string()
    .max(20_000, message('tooLong'))
    .optional()
    .refine((text) => readPriceLines(text) !== null, message('lineWithoutAmount'))
    .refine((text) => (readPriceLines(text)?.length ?? 0) <= maxPriceLines, message('tooLong'))
    .refine(
      (text) => readPriceLines(text)?.every(({ label }) => label.length <= 200) ?? true,
      message('tooLong'),
    ),
  contractDate: day,
  activePayAuthorization: z.boolean().optional(),
  /** The link stays closed. */
  asDraft: z.boolean().optional(),
  extraTerms: z
    .string()
    .max(8000, message('tooLong'))
    .optional()
    .refine((text) => termsOf(text).length <= 20, message('tooLong'))
    .refine((text) => termsOf(text).every((term) => term.length <= 1000), message('tooLong')),
  customDownPayment: percent,
  downPaymentDays: days,
  damageDeposit: amount,
  depositReturnDays: days,
  lostFirstDepositDays: days,
  lostFirstDeposit: percent,
  cancellationCoverExpenses: amount,
  customCheckIn: required(30),
  customCheckOut: required(30),
  /** How many days the link is open; as the template says, or as before, where a call names none. */
  linkDays: whole(1, 365).optional(),
  signers: signerRows.optional(),
})

/**
 * What an administrator writes (contracts-and-routes.md §5, "Contract (administrator)"). Figures that contradict each
 * other are told together with all else that is wrong.
 */
export const contractFormSchema = figureRules
  .reduce(
    (schema, rule) =>
      schema.refine((form) => keepsRule(form, rule), {
        path: [rule.name],
        message: rule.message,
        when: () => true,
      }),
    fieldsSchema,
  )
  .refine(({ rentalId, stay }) => !rentalId || !(stay > maxReservationNights), {
    path: ['stay'],
    message: message('nightsTooMany'),
    when: () => true,
  })
  .refine(({ priceLines, fullPayment }) => addUp(linesOf(priceLines), fullPayment), {
    path: ['priceLines'],
    message: message('linesDiffer'),
    when: () => true,
  })
  .check(
    z.superRefine((form, context) => {
      for (const { row, field } of findRepeated(form)) {
        const path = ['signers', row, field]
        const problem = field === 'email' ? message('sameAddress') : message('sameName')
        context.addIssue({ code: 'custom', path, message: problem })
      }
    }),
  )

/** The lines of the price; empty if the field holds no text, which the schema reports itself. */
function linesOf(typed: unknown): PriceLine[] {
  return (typeof typed === 'string' && readPriceLines(typed)) || []
}

export type ContractForm = z.output<typeof contractFormSchema>
export type ContractFormInput = z.input<typeof contractFormSchema>

/** The form as the contract keeps it. A template without card part asks for no pay authorization. */
export function toReservation(
  form: ContractForm,
  { showInfoCreditCard }: Pick<Contract['terms'], 'showInfoCreditCard'>,
): ContractReservation {
  const priceLines = readPriceLines(form.priceLines) ?? []
  return {
    fullName: form.fullName,
    property: form.property,
    ...(form.address && { address: form.address }),
    ...(form.rentalId && { rentalId: form.rentalId }),
    startDate: form.startDate,
    endDate: form.endDate,
    totalGuests: form.totalGuests,
    stay: form.stay,
    firstPayment: form.firstPayment,
    secondPayment: form.secondPayment,
    downPayment: form.downPayment,
    fullPayment: form.fullPayment,
    ...(priceLines.length > 0 && { priceLines }),
    currency: form.currency,
    contractDate: form.contractDate,
    extraTerms: termsOf(form.extraTerms),
    activePayAuthorization: showInfoCreditCard && form.activePayAuthorization === true,
    customData: {
      customDownPayment: form.customDownPayment,
      downPaymentDays: form.downPaymentDays,
      damageDeposit: form.damageDeposit,
      depositReturnDays: form.depositReturnDays,
      lostFirstDepositDays: form.lostFirstDepositDays,
      lostFirstDeposit: form.lostFirstDeposit,
      cancellationCoverExpenses: form.cancellationCoverExpenses,
      customCheckIn: form.customCheckIn,
      customCheckOut: form.customCheckOut,
    },
  }
}
