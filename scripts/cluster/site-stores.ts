import {
  createSessionDatabase,
  sessionFile,
} from '~/features/staff/session/session-database.server'
import { type StoreLocation, storeLocation } from '~/platform/database/store-location'
import {
  createPrivateDatabase,
  privateDatabaseFile,
} from '~/platform/files/store/private-database.server'
import { e2eSettings, isCluster, runData } from '../lib/e2e-settings.js'
import { clusterDatabase } from './cluster-settings.js'

/** Where the site under test keeps a store; E2E_DATA names the data folder of one that runs already. */
function locationOf(file: string): StoreLocation {
  if (isCluster) return clusterDatabase()
  const DATA_DIR = process.env.E2E_DATA ?? runData
  return storeLocation({ ...e2eSettings(runData), DATA_DIR }, file)
}

/** How many private files have a name that holds these characters. */
export async function countPrivateFiles(name: string): Promise<number> {
  const database = createPrivateDatabase(locationOf(privateDatabaseFile))
  try {
    const rows = await database.open()
    const names = await rows.selectFrom('file').select('name').execute()
    return names.filter((file) => file.name.includes(name)).length
  } finally {
    await database.close()
  }
}

/** Gives an unclaimed private file to a submission, as a form does. Returns how many files changed. */
export async function claimPrivateFile(id: string, reference: string): Promise<number> {
  const database = createPrivateDatabase(locationOf(privateDatabaseFile))
  try {
    const rows = await database.open()
    const claim = rows.updateTable('file').set({ claimed_by: reference, expires_at: null })
    return Number((await claim.where('id', '=', id).executeTakeFirst()).numUpdatedRows)
  } finally {
    await database.close()
  }
}

/** Lets so many milliseconds pass since a session was used last. Returns how many sessions changed. */
export async function ageSession(idHash: string, milliseconds: number): Promise<number> {
  const database = createSessionDatabase(locationOf(sessionFile))
  try {
    const rows = await database.open()
    const aged = rows
      .updateTable('session')
      .set(({ eb }) => ({ seen_at: eb('seen_at', '-', milliseconds) }))
    return Number((await aged.where('id_hash', '=', idHash).executeTakeFirst()).numUpdatedRows)
  } finally {
    await database.close()
  }
}
