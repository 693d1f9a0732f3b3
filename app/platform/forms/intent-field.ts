/** The field of conform with the intent of a button that changes the form without submitting it, as JSON. */
export const intentField = '__intent__'
