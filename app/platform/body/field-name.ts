import { formLimits } from './form-limits'

const shape = /^[a-zA-Z_]+(?:\[(\d{1,2})\])?(?:\.([a-zA-Z]+))?$/
const longest = 100
/** Names under which objects keep what is not theirs. */
const reserved = /(?:^|\.)(?:__proto__|constructor|prototype)(?:$|[.[])/

/**
 * Whether a field of this name may be handed to a library that makes objects and lists of names. A list
 * is made as long as its highest index says, before any schema is asked.
 */
export function isFieldName(name: string): boolean {
  if (name.length > longest) return false
  const [isWhole, index = '0'] = shape.exec(name) ?? []
  return isWhole !== undefined && Number(index) < formLimits.entries && !reserved.test(name)
}
