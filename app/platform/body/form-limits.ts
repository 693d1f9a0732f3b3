import { kilobytes, megabytes } from '~/platform/units/size'

/** What a form may hold, whatever its schema says later (the schema sees it only then). */
export const formLimits = {
  fields: 200,
  /** Bytes of all names and values together. */
  text: kilobytes(64),
  /** Bytes of the whole body where it may carry files. */
  body: megabytes(12),
  /** Entries of a list: `name[0]` to `name[49]`. */
  entries: 50,
}
