/** The code of the error that rejects a form because somebody else has saved its entry. */
export const overwritingCode = 'saved-meanwhile'

/** The version that a form shows of an entry that does not exist yet in its language: older than any other. */
export const noVersion = new Date(0).toISOString()
