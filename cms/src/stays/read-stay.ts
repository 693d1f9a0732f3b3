import type { Core } from '@strapi/strapi'
import type { Offer } from '../content-types/offer'
import { stayAnswerSchema, type Stay } from '../content-types/stay'
import { notSaid } from '../content-types/not-said'
import { readAgreements } from '../contracts/read-agreements'
import { listOffersOf } from '../offers/read-offer'
import { listPaymentsOf } from '../payments/list-payments'
import { toIso } from '../records/moments'
import { readRentalAddresses } from './rental-addresses'
import { stayEventUid, stayUid, type StayFacts, type StayRecord } from './stay-record'
import { stayOfInquiry } from './stay-sources'

type Row = Record<string, unknown>

/** A stay with what its guest asked for and its log; null when there is none. */
export async function readStay(
  strapi: Core.Strapi,
  where: { reference: string } | { linkHash: string },
): Promise<Stay | null> {
  if (!('reference' in where)) return null
  const row = await strapi.db.query(stayUid).findOne({ where })
  if (!row) return null
  const { reference } = row
  const offers = await listOffersOf(strapi, reference)
  const addresses = await readRentalAddresses(strapi, [row.rentalId])
  const events: Row[] = await strapi.db
    .query(stayEventUid)
    .findMany({ where: { reference }, orderBy: { id: 'asc' } })
  return stayAnswerSchema.parse({
    data: {
      ...row,
      rentalAddress: addresses.get(row.rentalId) ?? null,
      remindersOff: row.remindersOff === true,
      receivedAt: toIso(row.receivedAt),
      stageSince: toIso(row.stageSince),
      events: events.map((event) => ({ ...event, at: toIso(event.at) })),
      offers,
      payments: await listPaymentsOf(strapi, reference),
      request: await readRequest(strapi, row, offers),
      agreement: await readAgreement(strapi, row.contract),
    },
  }).data
}

async function readAgreement(strapi: Core.Strapi, reference: string | null) {
  return (reference && (await readAgreements(strapi, [reference])).get(reference)) || null
}

function readRequest(strapi: Core.Strapi, stay: StayRecord, offers: readonly Offer[]) {
  if (stay.inquiry) return readInquiry(strapi, stay, offers)
  return stay.lead ? readLead(strapi, stay.lead) : null
}

/** A landing request shows no price; what its guest wrote stands in the log. */
async function readLead(strapi: Core.Strapi, reference: string) {
  const row: Row | null = await strapi.db.query('api::lead.lead').findOne({ where: { reference } })
  return (
    row && {
      contactMethod: row.contactMethod ?? null,
      adult: number(row.adults),
      children: number(row.children),
      pet: false,
      lateCheckIn: false,
      specialRequirement: null,
      currencyCode: null,
      priceLines: [],
      total: null,
      paymentMethod: null,
      services: [],
      pageUrl: null,
      otherPlaces: [],
    }
  )
}

async function readInquiry(strapi: Core.Strapi, stay: StayRecord, offers: readonly Offer[]) {
  const { inquiry: reference } = stay
  const row: Row | null = await strapi.db.query('api::inquiry.inquiry').findOne({
    where: { reference },
    populate: {
      priceLines: true,
      services: true,
      otherPlaces: true,
      rental: { select: ['documentId'] },
    },
  })
  if (!row) return null
  const lines = (row.priceLines ?? []) as Row[]
  const fee = { label: row.paymentMethod, amount: row.paymentFee }
  const total = number(row.totalWithFee) ?? number(row.total)
  return {
    contactMethod: row.contactMethod ?? null,
    currencyCode: row.currencyCode ?? null,
    adult: number(row.adult),
    children: number(row.children),
    pet: row.pet === true,
    lateCheckIn: row.lateCheckIn === true,
    monthlyOffer: row.monthlyOffer === true,
    specialRequirement: said(row.specialRequirement),
    priceLines: [...lines, ...(number(fee.amount) ? [fee] : [])].map(({ label, amount }) => ({
      label,
      amount: number(amount) ?? 0,
    })),
    // Where a quote is asked for the total is 0.
    total: total && row.isQuote !== true ? total : null,
    isTotalCurrent:
      isAsAsked(stay, stayOfInquiry(row).facts) &&
      offers.every(({ acceptedRental }) => acceptedRental === null),
    paymentMethod: said(row.paymentMethod),
    services: ((row.services ?? []) as Row[]).map(({ name }) => String(name)),
    pageUrl: said(row.pageUrl),
    otherPlaces: ((row.otherPlaces ?? []) as Row[]).map(otherRental),
  }
}

/** A rental that was deleted since is not known to the inquiry any more. */
function isAsAsked(stay: StayRecord, { rentalId, startDate, endDate, guests }: StayFacts): boolean {
  const isSameRental = rentalId === null || rentalId === stay.rentalId
  const isSameTime = startDate === stay.startDate && endDate === stay.endDate
  return isSameRental && isSameTime && guests === stay.guests
}

function otherRental(row: Row) {
  const shown = said(row.totalWithFeeFormated) ?? said(row.totalFormated)
  return {
    slug: said(row.rentalSlug) ?? '',
    name: said(row.rentalName) ?? said(row.rentalSlug) ?? '',
    pageUrl: said(row.pageUrl),
    startDate: said(row.startDate),
    endDate: said(row.endDate),
    guests: number(row.totalPax),
    totalFormated: row.isQuote === true ? null : shown,
  }
}

/** PostgreSQL gives decimals as text. */
function number(value: unknown): number | null {
  const read = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : null
}

/** Inquiries keep `None` where the guest said nothing. */
function said(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value !== notSaid ? value : null
}
