import {
  newImportAnswerSchema,
  pictureReceiptSchema,
  rentalImportAnswerSchema,
  rentalImportListSchema,
  rentalTableSchema,
  rentalTemplateSchema,
  type ImportChange,
  type NewImport,
  type NewPicture,
} from '~content/rental-import'
import { privateRecords, type PrivateRecords } from '~/platform/content/private-records.server'

/** The table of rentals in the CMS. Every call throws `RecordsUnavailable` if the CMS is unreachable. */
export function createRentalTableStore(records: PrivateRecords = privateRecords()) {
  return {
    /** A part of the table, after a document id; `next` is the id for the following part, null after the last. */
    exportAfter: async (after: string) => {
      const query = new URLSearchParams({ after })
      return (await records.read(rentalTableSchema, `rental-table?${query}`)).data
    },
    template: async () =>
      (await records.read(rentalTemplateSchema, 'rental-table/template')).data.lines,
    list: async () => (await records.read(rentalImportListSchema, 'rental-imports')).data,
    /** Null if there is none with this key. */
    find: async (key: string, page: number) => {
      const path = `rental-imports/${encodeURIComponent(key)}?page=${page}`
      return (await records.read(rentalImportAnswerSchema, path)).data
    },
    /** Returns the key of the new import. Throws `RecordConflict` while another import is running. */
    upload: async (file: NewImport) =>
      (await records.add(newImportAnswerSchema, 'rental-imports', file)).data.key,
    addPicture: async (picture: NewPicture) =>
      (await records.add(pictureReceiptSchema, 'rental-pictures', picture)).data.outcome,
    /** Returns false if its stage, or another import, does not allow the change. */
    change: async (key: string, change: ImportChange) => {
      const path = `rental-imports/${encodeURIComponent(key)}`
      return (await records.change(rentalImportAnswerSchema, path, change)) !== null
    },
  }
}

export type RentalTableStore = ReturnType<typeof createRentalTableStore>
