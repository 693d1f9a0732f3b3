import type { Core } from '@strapi/strapi'
import { mayStayFollow, type StayStage } from '../content-types/stay-stage'
import { bookingUid } from '../bookings/booking-uid'
import { agreedReservation, isAgreed } from '../contracts/agreed-reservation'
import { contractColumns } from '../contracts/contract-columns'
import { contractUid } from '../contracts/contract-uids'
import { endOffersOf } from '../offers/end-offers'
import { beginStay } from './begin-stay'
import { findMatching } from './find-matching'
import { followUpToday } from './follow-up-today'
import {
  findStay,
  type StayAuthor,
  type StayFacts,
  type StayNote,
  type StayRecord,
  updateStay,
} from './stay-record'
import { stayOfBooking, stayOfContract, type StaySource } from './stay-sources'

/** The stay that a new contract or confirmation names has one already, or does not exist. */
export class StayTaken extends Error {
  override name = 'StayTaken'
}

type Following = {
  author: StayAuthor
  /** The stage that the record now gives its stay; null if it gives none. */
  movesTo: StayStage | null
  /** What the guest wrote about the record, for the log of the stay. */
  said?: readonly StayNote[]
  /** The stay for which the record was made. */
  stay?: string | undefined
}

/**
 * Brings the stay of a contract up to date, in the transaction that stores the contract. While a change of a signed
 * contract is not signed, the stay has the rental, dates and guests that were signed.
 */
export async function followContract(
  strapi: Core.Strapi,
  reference: string,
  following: Following,
): Promise<void> {
  const row = await strapi.db.query(contractUid).findOne({ where: { reference } })
  if (!row) return
  const reservation = isAgreed(row) ? null : await agreedReservation(strapi, row)
  const agreed = reservation ? { ...row, ...contractColumns({ reservation }) } : row
  await follow(strapi, stayOfContract(agreed), following)
}

/** Brings the stay of a booking confirmation up to date, in the transaction that stores the confirmation. */
export async function followBooking(
  strapi: Core.Strapi,
  documentId: string,
  following: Following,
): Promise<void> {
  const row = await readBookingRow(strapi, { documentId })
  if (row) await follow(strapi, stayOfBooking(row), following)
}

function readBookingRow(strapi: Core.Strapi, where: object) {
  const populate = { details: { populate: { rental: { select: ['documentId'] } } } }
  return strapi.db.query(bookingUid).findOne({ where, populate })
}

async function follow(
  strapi: Core.Strapi,
  source: StaySource,
  { author, movesTo, said = [], stay: wanted }: Following,
): Promise<void> {
  const { link, key } = source
  const joined = link === 'contract' ? ('contract' as const) : ('booking' as const)
  const stay =
    (await findStay(strapi, { [link]: key })) ?? (await findUnlinked(strapi, source, wanted))
  if (!stay) {
    await beginStay(strapi, source, author)
    return
  }
  await updateStay(strapi, stay.id, author, (current) => {
    if (current[link] && current[link] !== key) throw new StayTaken(current.reference)
    const isNew = current[link] === null
    const stage = movesTo && mayStayFollow(current.stage, movesTo) ? movesTo : current.stage
    const isBack = current.stage === 'lost' && stage !== 'lost'
    return {
      set: {
        [link]: key,
        stage,
        ...known(link === 'booking' ? keepContract(source.facts, current) : source.facts, current),
        ...(isBack && { lostReason: null }),
        ...(said.length > 0 && followUpToday(current)),
      },
      notes: [
        ...(isNew ? [{ kind: joined, detail: source.reference }] : []),
        ...(stage === current.stage ? [] : [{ kind: 'moved' as const, stage }]),
        ...said,
      ],
    }
  })
  if (movesTo === 'cancelled') await endOffersOf(strapi, stay.reference, author)
}

async function findUnlinked(strapi: Core.Strapi, source: StaySource, wanted: string | undefined) {
  if (wanted === undefined) return findMatching(strapi, source)
  const stay = await findStay(strapi, { reference: wanted })
  if (!stay) throw new StayTaken(wanted)
  return stay
}

/** A confirmation does not change what the contract of the stay agrees on: it may be older than a newly signed one. */
function keepContract(
  facts: StayFacts,
  { contract, startDate, endDate, guests }: StayRecord,
): StayFacts {
  if (!contract) return facts
  return {
    ...facts,
    startDate: startDate ?? facts.startDate,
    endDate: endDate ?? facts.endDate,
    guests: guests ?? facts.guests,
  }
}

/** Values of the agreement replace those of the request; values that the record lacks stay. */
function known(facts: StayFacts, { rentalId, rentalName }: StayFacts): Partial<StayFacts> {
  const { language: _, ...agreed } = facts
  const isSameRental = rentalName && (!facts.rentalId || facts.rentalId === rentalId)
  return Object.fromEntries(
    Object.entries({ ...agreed, ...(isSameRental && { rentalName }) }).filter(
      ([, value]) => value !== null && value !== '',
    ),
  )
}
