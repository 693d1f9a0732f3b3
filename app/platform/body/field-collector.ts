import { isFieldName } from './field-name'
import { isFieldValue } from '../forms/field-value'
import { formLimits } from './form-limits'
import { brokenForm, largeForm, type FormError } from './form-error'

/** Takes fields as they are read, and stops at the first that may not be. */
export function createFieldCollector() {
  const form = new FormData()
  let fields = 0
  let length = 0

  return {
    form,
    /** Null where the field was taken. */
    add(name: string, value: string): FormError | null {
      if (!isFieldName(name) || !isFieldValue(value)) return brokenForm
      length += Buffer.byteLength(name) + Buffer.byteLength(value)
      if (++fields > formLimits.fields || length > formLimits.text) return largeForm
      form.append(name, value)
      return null
    },
  }
}
