import { join } from 'node:path'
import { storeLocation } from '~/platform/database/store-location'
import { env } from '~/platform/env/env.server'
import { log } from '~/platform/log/log.server'
import { singleton } from '~/platform/process/singleton.server'
import { repeat } from '~/platform/process/repeat.server'
import { minutes } from '~/platform/units/duration'
import { createFileKeys } from './file-keys.server'
import { createPrivateStore, type PrivateStore } from './create-private-store.server'
import { privateDatabaseFile } from './private-database.server'

/** The folder of the private files; see `privateFolders`. */
export const privateFolder = () => join(env.DATA_DIR, 'private')

/** The private files of this site. Other processes of the site share them. */
export function privateStore(): PrivateStore {
  return singleton('private store', () =>
    createPrivateStore({
      folder: privateFolder(),
      location: storeLocation(env, privateDatabaseFile),
      keys: createFileKeys(env.PRIVATE_FILES_KEY, env.PRIVATE_FILES_OLDER_KEYS),
    }),
  )
}

/** Starts deleting expired unclaimed files. Resolves with how to stop. */
export async function startPrivateStore(): Promise<() => Promise<void>> {
  const store = privateStore()
  const stop = repeat(async () => sweep(store), { every: minutes(5), atOnce: true })
  return async () => {
    await stop()
    await store.close()
  }
}

async function sweep(store: PrivateStore): Promise<void> {
  try {
    const deleted = await store.sweep()
    if (deleted > 0) log.info({ deleted }, 'unclaimed uploads deleted')
  } catch (err) {
    log.error({ err }, 'unclaimed uploads could not be deleted, retrying')
  }
}
