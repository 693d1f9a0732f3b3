import * as z from 'zod'
import { calendarDaySchema } from './calendar-day'
import { contractCurrencies } from './contract-currency'
import {
  maxCommentsLength,
  maxContractGuests,
  maxContractNights,
  maxPriceLines,
  maxSignatoryLength,
} from './contract-limits'
import { documentKinds } from './document-kind'
import { lineOf, textOf } from './submission'

/** In units of the contract's currency, with two decimals at most. */
const contractAmountSchema = amountFrom(0)

/** A part of the full payment and what it is for; a discount is below zero. */
const priceLineSchema = z.strictObject({ label: lineOf(200), amount: amountFrom(-9_999_999.99) })

export type PriceLine = z.infer<typeof priceLineSchema>

const percent = z.number().min(0).max(100)
const days = z.number().int().min(0).max(365)

/** What a contract sets for itself (contracts-and-routes.md §3, "Custom contract data"). */
export const contractCustomSchema = z.strictObject({
  customDownPayment: percent,
  downPaymentDays: days,
  damageDeposit: contractAmountSchema,
  depositReturnDays: days,
  lostFirstDepositDays: days,
  lostFirstDeposit: percent,
  cancellationCoverExpenses: contractAmountSchema,
  /** As people say it: `1 PM`. */
  customCheckIn: lineOf(30),
  customCheckOut: lineOf(30),
})

export type ContractCustom = z.infer<typeof contractCustomSchema>

/** What the staff agree on with the guest; nothing of it is the guest's to write. */
export const contractReservationSchema = z.strictObject({
  fullName: lineOf(maxSignatoryLength),
  property: lineOf(200),
  /** Street and number; left out where it is not known. */
  address: lineOf(200).optional(),
  /** Document id of the rental whose nights are booked at signing; without it none are. */
  rentalId: lineOf(100).optional(),
  startDate: calendarDaySchema,
  endDate: calendarDaySchema,
  totalGuests: z.number().int().min(1).max(500),
  /** Nights. */
  stay: z.number().int().min(1).max(maxContractNights),
  firstPayment: contractAmountSchema,
  secondPayment: contractAmountSchema,
  downPayment: contractAmountSchema,
  fullPayment: contractAmountSchema,
  /** What makes the full payment, in the language of the contract; left out where nobody said it. */
  priceLines: z.array(priceLineSchema).min(1).max(maxPriceLines).optional(),
  currency: z.enum(contractCurrencies),
  contractDate: calendarDaySchema,
  extraTerms: z.array(textOf(1000)).max(20),
  activePayAuthorization: z.boolean(),
  customData: contractCustomSchema,
})

export type ContractReservation = z.infer<typeof contractReservationSchema>

/** By which a private file is found. */
const fileId = z.string().regex(/^[0-9a-f]{40}$/)

/** A version as somebody had it before their eyes. */
const readVersionSchema = z.strictObject({
  version: z.number().int().min(1),
  reservation: contractReservationSchema,
})

/** A version that somebody signed, whether or not all did. */
const signedReadSchema = readVersionSchema.extend({ signedAt: z.iso.datetime() })

export type SignedRead = z.infer<typeof signedReadSchema>

/** What a guest writes; the form may be half filled. */
export const contractGuestPartSchema = z.strictObject({
  comments: z.string().max(maxCommentsLength),
  guests: z
    .array(z.strictObject({ fullName: z.string().max(maxSignatoryLength), age: z.string().max(3) }))
    .max(maxContractGuests),
  personalPhoto: fileId.nullable(),
  personalDocument: fileId.nullable(),
  /** Its second side, where the kind has two. */
  personalDocumentBack: fileId.nullish(),
  documentKind: z.enum(documentKinds).nullish(),
  payAuthorization: z.boolean(),
  agreement: z.boolean(),
  /** The part of the form where the guest was last. */
  step: z.string().max(20).optional(),
  /** What the guest had before their eyes when they last filled something in; staff may have changed it since. */
  lastRead: readVersionSchema.optional(),
  /** What the guest agreed to with their latest signature. */
  signedRead: signedReadSchema.optional(),
})

export type ContractGuestPart = z.infer<typeof contractGuestPartSchema>

export const emptyGuestPart: ContractGuestPart = {
  comments: '',
  guests: [],
  personalPhoto: null,
  personalDocument: null,
  payAuthorization: false,
  agreement: false,
}

function amountFrom(least: number) {
  return z
    .number()
    .min(least)
    .max(9_999_999.99)
    .refine(
      (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
      'two decimals at most',
    )
}
