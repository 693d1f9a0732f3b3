import { maxStaffNameLength } from '~content/limits'
import type { NewImport } from '~content/rental-import'
import { oneLine } from '~/platform/body/one-line'

/** The member of staff who imports, with a name as short as the CMS stores it. */
export function importerOf({ id, name }: NewImport['by']): NewImport['by'] {
  return { id, name: oneLine(name).slice(0, maxStaffNameLength) }
}
