import BetterSqlite from 'better-sqlite3'
import type { Rental } from '~content/rental'
import { setUpCatalogueStore } from './catalogue-store'

/** The file of a site that held these rentals and has ended. */
export async function savedFile(rentals: Rental[]): Promise<string> {
  const { store, file } = await setUpCatalogueStore(rentals)
  await store.start()
  await store.stop()
  return file
}

/** Changes a file of the catalogue as another program would. */
export function changeFile(file: string, statement: string, ...values: string[]): void {
  const database = new BetterSqlite(file)
  database.prepare(statement).run(values)
  database.close()
}

/** How many rentals are in a file of the catalogue. */
export function countRows(file: string): unknown {
  const database = new BetterSqlite(file, { readonly: true })
  const count = database.prepare('SELECT count(*) FROM rental').pluck().get()
  database.close()
  return count
}
