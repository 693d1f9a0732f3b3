import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { days } from '../content-types/duration'
import { maxReservationNights, nightsOf } from '../content-types/nights'
import { translate } from '../labels/translate'
import { recordProgramSave } from '../publishing/guard-overwriting'
import { changingActions } from '../records/document-actions'
import { areSubmissionWritesAllowed } from '../submissions/submission-writes'
import { findLockedPeriod } from './find-locked-period'
import { hasEnded, readReservation, type Reservation } from './read-reservation'
import { reserveNights } from './reserve-nights'
import { reservationUid } from './reservation-uid'

/**
 * Fields that follow the contract of a reservation. The panel would send back the values from when its form was
 * opened.
 */
const followContract = ['kind', 'contract', 'holdUntil'] as const

/** Another reservation or the rental's blocked dates have one of the nights. */
export class NightsTaken extends errors.ValidationError {
  constructor(message: string) {
    super(message, { errors: [{ path: ['startDate'], message }] })
  }
}

/**
 * Writes the nights of a reservation in the transaction of its own row: both are stored, or neither. Rejects one
 * that overlaps another, whether site or panel writes it. A form of the panel from before a write of the site is no
 * longer saved.
 */
export function guardReservations(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    if (uid !== reservationUid || !changingActions.includes(action)) {
      return next()
    }
    if (action === 'create' || action === 'update' || action === 'clone') {
      const params: { data?: unknown } = context.params
      const values = (params.data ??= {}) as Record<string, unknown>
      // A contract has one reservation: an emptied field means no contract, and so does a copy.
      if (values.contract === '' || action === 'clone') values.contract = null
    }
    const { documentId = '', data } = context.params as { documentId?: string; data?: unknown }
    return strapi.db.transaction(async () => {
      if (action !== 'create') await rejectImport(strapi, documentId)
      if (action === 'update' && !areSubmissionWritesAllowed(strapi)) {
        await keepContract(strapi, documentId, data)
      }
      const result = await next()
      if (action === 'delete') {
        await reserveNights(strapi, documentId, null)
      } else if (typeof result === 'object' && result !== null && 'documentId' in result) {
        await takeNights(strapi, result.documentId, action !== 'update')
        // A form of the panel that saves this is noted after it, as the save of its editor.
        if (action === 'update') recordProgramSave('site', uid, documentId)
      }
      return result
    })
  })
}

async function takeNights(strapi: Core.Strapi, id: string, isNew: boolean): Promise<void> {
  const reservation = await readReservation(strapi, id)
  if (!reservation) return
  const { kind, rental, startDate, endDate, holdUntil } = reservation
  if (kind === 'import') rejectKind()
  if (!rental) reject('rental', translate('Not saved: choose the rental.'))
  if (startDate >= endDate) {
    reject('endDate', translate('Not saved: the departure has to come after the arrival.'))
  }
  // Compared first: far dates would make a list of millions.
  if (Date.parse(endDate) - Date.parse(startDate) > days(maxReservationNights)) {
    const count = maxReservationNights
    reject('endDate', translate('Not saved: at most {count} nights.', { count }))
  }
  if (kind === 'hold' && !holdUntil) {
    reject('holdUntil', translate('Not saved: write until when the nights are held.'))
  }
  if (hasEnded(reservation, new Date())) {
    if (isNew) reject('holdUntil', translate('Not saved: the hold would be over already.'))
    await reserveNights(strapi, id, null)
    return
  }
  await rejectLocked(strapi, reservation, rental)
  const clash = await reserveNights(strapi, id, { rental, startDate, endDate })
  if (clash) {
    const message = translate('Not saved: "{name}" has nights from {start} to {end}.', {
      name: clash.name,
      start: clash.startDate,
      end: clash.endDate,
    })
    throw new NightsTaken(message)
  }
}

/** Drops what the panel says of kind, contract and end of a reservation that has a contract. */
async function keepContract(strapi: Core.Strapi, documentId: string, data: unknown): Promise<void> {
  const where = { documentId, contract: { $notNull: true } }
  if ((await strapi.db.query(reservationUid).count({ where })) === 0) return
  for (const name of followContract) delete (data as Record<string, unknown>)[name]
}

/** What another site's calendar brought is changed there: the next reading would undo it. */
async function rejectImport(strapi: Core.Strapi, documentId: string): Promise<void> {
  const reservation = await readReservation(strapi, documentId)
  if (reservation?.kind === 'import') rejectKind()
}

function rejectKind(): never {
  reject('kind', translate('Not saved: imports are changed on the site that they come from.'))
}

/** A block may lie over blocked dates of the rental: both say the same. */
async function rejectLocked(
  strapi: Core.Strapi,
  { kind, startDate, endDate }: Reservation,
  rental: string,
): Promise<void> {
  if (kind === 'block') return
  const locked = await findLockedPeriod(strapi, rental, nightsOf({ startDate, endDate }))
  if (!locked) return
  const message = translate('Not saved: the rental has blocked dates from {start} to {end}.', {
    start: locked.startDate,
    end: locked.endDate,
  })
  throw new NightsTaken(message)
}

function reject(field: string, message: string): never {
  throw new errors.ValidationError(message, { errors: [{ path: [field], message }] })
}
