import { kilobytes, megabytes } from '~/platform/units/size'

/** Limits of every form, checked before its schema. */
export const formLimits = {
  fields: 200,
  /** Bytes of all names and values together. */
  text: kilobytes(64),
  /** Bytes of a whole multipart body. */
  body: megabytes(12),
  /** Entries of a list: `name[0]` to `name[49]`. */
  entries: 50,
}
