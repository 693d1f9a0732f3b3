/** The fields of a document's form that can be wrong, as they follow each other. */
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
