/** Marks the answer to a form that was rejected since somebody else saved the entry meanwhile. */
export const overwritingCode = 'saved-meanwhile'

/** The version that a form shows of an entry that does not exist yet in its language: older than any other. */
export const noVersion = new Date(0).toISOString()
