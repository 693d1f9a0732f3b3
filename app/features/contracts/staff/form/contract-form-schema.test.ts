import { describe, expect, it } from 'vitest'
import { contractReservationSchema } from '~content/contract-values'
import { parseForm } from '~/platform/forms/parse-form.server'
import { contractFormSchema, toReservation } from './contract-form-schema'

const complete = {
  template: 't',
  language: 'es',
  fullName: 'Ana',
  property: 'Casa Ñandú',
  currency: '$',
  startDate: '01/01/2027',
  endDate: '06/01/2027',
  stay: '5',
  totalGuests: '2',
  fullPayment: '1000',
  customDownPayment: '50',
  downPayment: '500',
  firstPayment: '500',
  secondPayment: '500',
  contractDate: '2026-11-22',
  downPaymentDays: '30',
  damageDeposit: '300',
  depositReturnDays: '30',
  lostFirstDepositDays: '30',
  lostFirstDeposit: '50',
  cancellationCoverExpenses: '85',
  customCheckIn: '1 PM',
  customCheckOut: '10 AM',
}

function parse(changed: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...complete, ...changed })) form.set(name, value)
  const parsed = parseForm(contractFormSchema, form)
  if (!('submission' in parsed)) throw new Error('A broken form')
  return parsed.submission
}

const errorsOf = (changed: Record<string, string>) => parse(changed).reply().error ?? {}

function valueOf(changed: Record<string, string>) {
  const submission = parse(changed)
  return submission.status === 'success' ? submission.value : undefined
}

describe('the form of a contract', () => {
  it('takes figures that agree', () => {
    expect(errorsOf({})).toEqual({})
  })

  it('refuses figures that contradict each other, each beside its field', () => {
    expect(errorsOf({ firstPayment: '1', secondPayment: '2' })).toEqual({
      secondPayment: ['paymentsDiffer'],
    })
    expect(errorsOf({ downPayment: '450' })).toEqual({ downPayment: ['percentDiffers'] })
    expect(errorsOf({ stay: '2' })).toEqual({ stay: ['nightsDiffer'] })
  })

  it('refuses lines that make another price than the full one, and lines without an amount', () => {
    const linesOf = (priceLines: string) => errorsOf({ priceLines })
    expect(linesOf('4 noches: 1,050\nDescuento: -50')).toEqual({
      priceLines: ['lineWithoutAmount'],
    })
    expect(linesOf('Limpieza')).toEqual({ priceLines: ['lineWithoutAmount'] })
    expect(linesOf('Casa: 4 noches: 1049.5\n\nDescuento: -49.50')).toEqual({})
    expect(linesOf('4 noches: 1049.50')).toEqual({ priceLines: ['linesDiffer'] })
    expect(linesOf('')).toEqual({})
  })

  it('takes a comma as the decimal sign of a line, as an offer does', () => {
    expect(errorsOf({ priceLines: '4 noches: 1049,50\nDescuento: -49,5' })).toEqual({})
  })

  it('tells lines that make another price together with all else that is wrong', () => {
    expect(errorsOf({ fullName: '', priceLines: '4 noches: 1049.50' })).toEqual({
      fullName: ['fieldRequired'],
      priceLines: ['linesDiffer'],
    })
    expect(errorsOf({ fullPayment: 'x', priceLines: '4 noches: 1000' })).toEqual({
      fullPayment: ['invalidNumber'],
    })
  })

  it('makes a blank of a tab in a field of one line, which the CMS rejects', () => {
    const value = valueOf({
      fullName: 'Ana\tXicay',
      property: 'Casa\tÑandú',
      address: 'Calle\t1',
      rentalId: 'a\tb',
      customCheckIn: '1\tPM',
      customCheckOut: '10\tAM',
      priceLines: '4\tnoches:\t1000',
      'signers[0].fullName': 'Juan\tPérez',
      'signers[0].phone': '502\t5555 1234',
      'signers[0].language': 'es',
    })
    expect(value).toMatchObject({ signers: [{ fullName: 'Juan Pérez', phone: '502 5555 1234' }] })
    const reservation = value && toReservation(value, { showInfoCreditCard: false })
    expect(contractReservationSchema.parse(reservation)).toMatchObject({
      fullName: 'Ana Xicay',
      property: 'Casa Ñandú',
      address: 'Calle 1',
      priceLines: [{ label: '4 noches', amount: 1000 }],
      customData: { customCheckIn: '1 PM', customCheckOut: '10 AM' },
    })
    expect(errorsOf({ property: '\t' })).toEqual({ property: ['fieldRequired'] })
  })

  it('takes no more nights of a rental than can be booked', () => {
    const nights = { startDate: '2027-01-01', rentalId: 'casa' }
    expect(errorsOf({ ...nights, endDate: '2030-01-05', stay: '1100' })).toEqual({})
    const long = { ...nights, endDate: '2030-01-06', stay: '1101' }
    expect(errorsOf(long)).toEqual({ stay: ['nightsTooMany'] })
    expect(errorsOf({ ...long, rentalId: '' })).toEqual({})
  })

  it('tells a departure before the arrival together with all else that is wrong', () => {
    expect(errorsOf({ fullName: '', endDate: '31/12/2026', totalGuests: 'x' })).toEqual({
      fullName: ['fieldRequired'],
      totalGuests: ['invalidNumber'],
      endDate: ['endBeforeStart'],
    })
  })

  it('compares nothing with a figure that is none', () => {
    expect(errorsOf({ customDownPayment: 'half', endDate: '31/02/2027' })).toEqual({
      customDownPayment: ['invalidNumber'],
      endDate: ['invalidDate'],
    })
  })
})
