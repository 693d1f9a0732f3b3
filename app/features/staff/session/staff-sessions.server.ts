import { join } from 'node:path'
import { env } from '~/platform/env/env.server'
import { log } from '~/platform/log/log.server'
import { singleton } from '~/platform/process/singleton.server'
import { repeat } from '~/platform/process/repeat.server'
import { minutes } from '~/platform/units/duration'
import { createSessionStore, type SessionStore } from './create-session-store.server'

/** The sessions of the staff; other processes of the site may work on the same file. */
export function staffSessions(): SessionStore {
  return singleton('staff sessions', () =>
    createSessionStore({ file: join(env.DATA_DIR, 'staff', 'sessions.db') }),
  )
}

/** Begins to forget sessions that are over. Resolves with how to stop. */
export async function startStaffSessions(): Promise<() => Promise<void>> {
  const stop = repeat(forgetOutdated, { every: minutes(10), atOnce: true })
  return async () => {
    await stop()
    staffSessions().close()
  }
}

async function forgetOutdated(): Promise<void> {
  try {
    staffSessions().sweep()
  } catch (err) {
    log.error({ err }, 'expired sessions could not be deleted, retrying')
  }
}
