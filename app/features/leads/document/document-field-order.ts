/** The fields of a document's form that are validated, in their order on the page. */
export const documentFieldOrder = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'countryCode',
  'specialRequeriment',
  'photo',
  'document',
  'agreement',
]
