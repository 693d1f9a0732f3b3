import { guestFileFields, type GuestFileField } from './guest-file-kinds'

/**
 * The field of a form that names a file which was in a file field and is there no more: the guest took it back or sent
 * another one. It stands once for each such file.
 */
export function removedField<Field extends string>(field: Field): `${Field}Removed` {
  return `${field}Removed`
}

/** Every field that names a removed file. */
export const removedFields = guestFileFields.map(removedField<GuestFileField>)

/** The ids of the files that the guest took back or replaced, as the form names them. */
export function readRemovedFiles(form: FormData): string[] {
  return removedFields
    .flatMap((field) => form.getAll(field))
    .filter((id): id is string => typeof id === 'string')
}
