import { formLimits } from './form-limits'

const shape = /^[a-zA-Z_]+(?:\[(\d{1,2})\])?(?:\.([a-zA-Z]+))?$/
const maxLength = 100
/** Names that would reach into the prototype of an object. */
const reserved = /(?:^|\.)(?:__proto__|constructor|prototype)(?:$|[.[])/

/**
 * Whether a field name is safe for a library that builds objects and lists from names. Such a library makes a list as
 * long as its highest index, before any schema is checked.
 */
export function isFieldName(name: string): boolean {
  if (name.length > maxLength) return false
  const [isWhole, index = '0'] = shape.exec(name) ?? []
  return isWhole !== undefined && Number(index) < formLimits.entries && !reserved.test(name)
}
