import type { FieldMetadata } from '@conform-to/react'

/** A field of any form. */
export type FormField = Pick<FieldMetadata, 'id' | 'errorId' | 'descriptionId' | 'errors'>

/** A text field of any form. */
export type TextFormField = FieldMetadata<string | undefined> | FieldMetadata<string>

/** ARIA attributes that link a field to its hint and error, and to a note elsewhere that says what is wrong with it. */
export function describedBy(field: FormField, hint: string | undefined, wrongNote?: string) {
  const ids = [hint && field.descriptionId, field.errors && field.errorId, wrongNote].filter(
    Boolean,
  )
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': field.errors || wrongNote ? true : undefined,
  }
}
