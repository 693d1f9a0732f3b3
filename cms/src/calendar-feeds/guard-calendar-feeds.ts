import { randomBytes } from 'node:crypto'
import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { translate } from '../labels/translate'
import { changingActions } from '../records/document-actions'
import { lockRental } from '../reservations/reserve-nights'
import { reservationUid } from '../reservations/reservation-uid'
import { calendarFeedUid } from './calendar-feed-uid'
import { deleteImports } from './import-stays'
import { readFeed } from './read-feed'

/** Fields that only reading a feed writes. The panel would send back the values from when its form was opened. */
const writtenByReading = {
  lastReadAt: null,
  lastGoodAt: null,
  problem: null,
  validators: null,
  events: null,
  conflictCount: 0,
  conflicts: null,
}

/**
 * Gives every linked calendar its own address, and a new one on request. A feed whose address or rental changed is
 * read again at once; a feed without an address or rental, or a deleted one, frees its nights.
 */
export function guardCalendarFeeds(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    if (uid !== calendarFeedUid || !changingActions.includes(action)) {
      return next()
    }
    const params = context.params as { documentId?: string; data?: unknown }
    const { documentId = '' } = params
    return strapi.db.transaction(async ({ trx }) => {
      if (action === 'update' || action === 'delete') {
        // Waits for a reading that is being stored; a later one finds the changed feed.
        const seen = await readFeed(strapi, { documentId })
        if (seen?.rental) await lockRental(strapi, trx, seen.rental)
      }
      if (action === 'delete') {
        await deleteImports(strapi, documentId)
        return next()
      }
      const values = (params.data ??= {}) as Record<string, unknown>
      for (const name of Object.keys(writtenByReading)) delete values[name]
      delete values.exportKey
      if (typeof values.url === 'string') values.url = checkedAddress(values.url)
      const isNew = action !== 'update'
      const before = isNew ? null : await readFeed(strapi, { documentId })
      if (isNew || values.renewAddress === true) {
        values.exportKey = randomBytes(24).toString('base64url')
        values.renewAddress = false
      }
      if (isNew || (values.url !== undefined && values.url !== before?.url)) {
        Object.assign(values, writtenByReading)
      }
      const result = await next()
      const id =
        typeof result === 'object' && result && 'documentId' in result
          ? result.documentId
          : documentId
      const after = await readFeed(strapi, { documentId: id })
      if (!after?.rental) reject('rental', translate('Not saved: choose the rental.'))
      if (before) await followChange(strapi, before, after)
      return result
    })
  })
}

type Feed = NonNullable<Awaited<ReturnType<typeof readFeed>>>

async function followChange(strapi: Core.Strapi, before: Feed, after: Feed): Promise<void> {
  const { documentId, name } = after
  const hasMoved = before.rental !== after.rental
  if (hasMoved || after.url === '') await deleteImports(strapi, documentId)
  if (hasMoved) {
    const where = { documentId }
    await strapi.db.query(calendarFeedUid).updateMany({ where, data: writtenByReading })
  }
  if (before.name !== name) {
    await strapi.db
      .query(reservationUid)
      .updateMany({ where: { feed: documentId }, data: { name } })
  }
}

/** Whether the address is public turns out when the site reads it. */
function checkedAddress(text: string): string {
  // What calendars call a web address.
  const address = text.trim().replace(/^webcals?:/i, 'https:')
  if (address === '') return ''
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    reject('url', translate('Not saved: the address has to begin with https:// or http://.'))
  }
  return address
}

function reject(field: string, message: string): never {
  throw new errors.ValidationError(message, { errors: [{ path: [field], message }] })
}
