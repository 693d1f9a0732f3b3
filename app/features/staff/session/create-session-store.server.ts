import { createHash, randomBytes } from 'node:crypto'
import type { StoreLocation } from '~/platform/database/store-location'
import { isStorageFailure } from '~/platform/database/storage-failure'
import { log } from '~/platform/log/log.server'
import { hours, minutes } from '~/platform/units/duration'
import { type StaffAccount, staffAccountSchema } from '~content/staff-account'
import { createStayViewers } from './stay-viewers.server'
import { createSessionDatabase } from './session-database.server'

/** docs/facts/security.md 24: idle and longest time of a session. */
const idleTime = minutes(30)
const maxSessionTime = hours(12)
/** A session is written down as seen no more often than this. */
const noticedEvery = minutes(1)
const idBytes = 32

/** A session with the account as the CMS reported it last. Times are milliseconds since 1970. */
export type StaffSession = { account: StaffAccount; checkedAt: number }

export type SessionStore = ReturnType<typeof createSessionStore>

type SessionStoreOptions = { location: StoreLocation; now?: () => number }

/**
 * Sessions by an id that the browser alone knows: the database holds its hash. All methods throw errors of the database
 * (`isStorageFailure`).
 */
export function createSessionStore({ location, now = Date.now }: SessionStoreOptions) {
  const database = createSessionDatabase(location)
  const oldest = () => ({ seen: now() - idleTime, started: now() - maxSessionTime })

  /** On a full disk the session goes on and becomes idle earlier than it would. */
  async function noteSeen(hash: string): Promise<void> {
    try {
      const rows = await database.open()
      await rows
        .updateTable('session')
        .set({ seen_at: now() })
        .where('id_hash', '=', hash)
        .execute()
    } catch (err) {
      if (!isStorageFailure(err)) throw err
      log.error({ err }, 'session use could not be stored')
    }
  }

  return {
    /** Begins a session and gives its id, 256 random bits. */
    async start({ id: account, name, role, stamp }: StaffAccount): Promise<string> {
      const id = randomBytes(idBytes).toString('base64url')
      const at = now()
      const times = { started_at: at, seen_at: at, checked_at: at }
      const rows = await database.open()
      await rows
        .insertInto('session')
        .values({ id_hash: hashOf(id), account, name, role, stamp, ...times })
        .execute()
      return id
    },

    /**
     * The session of an id; null if there is none or it has ended. Extends the session, unless `extendsSession` is
     * false: for requests a page makes by itself.
     */
    async find(id: string, { extendsSession = true } = {}): Promise<StaffSession | null> {
      const hash = hashOf(id)
      const { seen, started } = oldest()
      const rows = await database.open()
      const row = await rows
        .selectFrom('session')
        .select(['account as id', 'name', 'role', 'stamp'])
        .select(['seen_at as seenAt', 'checked_at as checkedAt'])
        .where('id_hash', '=', hash)
        .where('seen_at', '>', seen)
        .where('started_at', '>', started)
        .executeTakeFirst()
      if (!row) return null
      const { checkedAt, seenAt, ...account } = row
      if (extendsSession && now() - seenAt >= noticedEvery) await noteSeen(hash)
      return { account: staffAccountSchema.parse(account), checkedAt }
    },

    /** The CMS has just said that the account is as it was. */
    async noteCheck(id: string): Promise<void> {
      const rows = await database.open()
      await rows
        .updateTable('session')
        .set({ checked_at: now() })
        .where('id_hash', '=', hashOf(id))
        .execute()
    },

    async end(id: string): Promise<void> {
      const rows = await database.open()
      await rows.deleteFrom('session').where('id_hash', '=', hashOf(id)).execute()
    },

    /** Ends every session of an account; gives how many there were. */
    async endAllOf(account: number): Promise<number> {
      const rows = await database.open()
      const { numDeletedRows } = await rows
        .deleteFrom('session')
        .where('account', '=', account)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    /** Forgets sessions that are over; gives how many. */
    async sweep(): Promise<number> {
      const { seen, started } = oldest()
      const rows = await database.open()
      const { numDeletedRows } = await rows
        .deleteFrom('session')
        .where(({ eb, or }) => or([eb('seen_at', '<=', seen), eb('started_at', '<=', started)]))
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    ...createStayViewers(database, now),
    canWrite: database.canWrite,
    close: database.close,
  }
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
