import { storeLocation } from '~/platform/database/store-location'
import { env } from '~/platform/env/env.server'
import { log } from '~/platform/log/log.server'
import { singleton } from '~/platform/process/singleton.server'
import { repeatOnOneNode } from '~/platform/nodes/repeat-on-one-node.server'
import { minutes } from '~/platform/units/duration'
import { createSessionStore, type SessionStore } from './create-session-store.server'
import { sessionFile } from './session-database.server'

/** The sessions of the staff, which other processes of the site share. */
export function staffSessions(): SessionStore {
  return singleton('staff sessions', () =>
    createSessionStore({ location: storeLocation(env, sessionFile) }),
  )
}

/** Begins to forget sessions that are over. Resolves with how to stop. */
export async function startStaffSessions(): Promise<() => Promise<void>> {
  const stop = repeatOnOneNode(forgetOutdated, { name: 'staff sessions', every: minutes(10) })
  return async () => {
    await stop()
    await staffSessions().close()
  }
}

async function forgetOutdated(): Promise<void> {
  try {
    await staffSessions().sweep()
  } catch (err) {
    log.error({ err }, 'expired sessions could not be deleted, retrying')
  }
}
