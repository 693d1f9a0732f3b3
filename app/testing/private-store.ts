import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { StoreLocation } from '~/platform/database/store-location'
import { createPrivateStore } from '~/platform/files/store/create-private-store.server'
import { createFileKeys } from '~/platform/files/store/file-keys.server'
import { createPrivateDatabase } from '~/platform/files/store/private-database.server'
import { temporaryFolder } from './temporary-folder'

/** The secret of the store's keys. */
export const keySecret = 'a secret of the test, long enough to be one'
export const fileContent = Buffer.from('Nombre: Ana Tzul, DPI 1234 56789 0101. '.repeat(50))
/** A file to store. */
export const cv = { kind: 'cv', type: 'pdf', name: 'ana.pdf', content: fileContent } as const
export const staffReader = { reader: 'staff:7', address: '190.56.1.2' }

type Options = { folder?: string; location?: StoreLocation; maxUnclaimedBytes?: number }

/** A store of private files that closes when the test ends; `sealed` reads its encrypted contents. */
export async function startStore(options: Options = {}) {
  const folder = options.folder ?? (await temporaryFolder())
  const clock = { now: Date.UTC(2027, 0, 10) }
  const store = createPrivateStore({
    folder,
    keys: createFileKeys(keySecret),
    now: () => clock.now,
    ...options,
  })
  onTestFinished(() => store.close())
  const pathOf = (id: string) => join(folder, 'files', id)
  return { store, folder, clock, pathOf, sealed: sealedContents(folder, options.location) }
}

/** The encrypted contents, past the store. */
function sealedContents(folder: string, location?: StoreLocation) {
  const pathOf = (id: string) => join(folder, 'files', id)
  if (!location || 'file' in location) {
    return {
      read: (id: string): Promise<Buffer> => readFile(pathOf(id)),
      write: (id: string, bytes: Buffer) => writeFile(pathOf(id), bytes),
      ids: () => readdir(join(folder, 'files')),
    }
  }
  const database = createPrivateDatabase(location)
  onTestFinished(() => database.close())
  return {
    async read(id: string): Promise<Buffer> {
      const rows = (await database.open()).selectFrom('file_content').where('file', '=', id)
      return (await rows.select('sealed').executeTakeFirstOrThrow()).sealed
    },
    async write(id: string, sealed: Buffer) {
      const rows = (await database.open()).updateTable('file_content').where('file', '=', id)
      await rows.set({ sealed }).execute()
    },
    async ids() {
      const rows = await (await database.open()).selectFrom('file_content').select('file').execute()
      return rows.map(({ file }) => file)
    },
  }
}
