import type { FieldMetadata } from '@conform-to/react'

/** A field of any form, as the parts of the kit need it. */
export type FormField = Pick<FieldMetadata, 'id' | 'errorId' | 'descriptionId' | 'errors'>

/** A field that holds one text, whatever the form around it. */
export type TextFormField = FieldMetadata<string | undefined> | FieldMetadata<string>

/** The attributes by which assistive technology finds hint and error of a field. */
export function describedBy(field: FormField, hint: string | undefined) {
  const ids = [hint ? field.descriptionId : '', field.errors ? field.errorId : ''].filter(Boolean)
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': field.errors ? true : undefined,
  }
}
