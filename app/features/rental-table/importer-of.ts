import { maxStaffNameLength } from '~content/limits'
import type { NewImport } from '~content/rental-import'
import { oneLine } from '~/platform/body/one-line'

/** Who of the staff imports, as the CMS names them. */
export function importerOf({ id, name }: NewImport['by']): NewImport['by'] {
  return { id, name: oneLine(name).slice(0, maxStaffNameLength) }
}
