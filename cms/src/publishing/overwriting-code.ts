/** The code of the error that rejects a form whose entry another person has saved meanwhile. */
export const overwritingCode = 'saved-meanwhile'

/** The version of an entry that does not exist yet in the form's language: older than any other. */
export const noVersion = new Date(0).toISOString()
