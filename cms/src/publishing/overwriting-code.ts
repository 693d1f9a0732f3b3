/** Marks the answer to a form that was rejected since somebody else saved the entry meanwhile. */
export const overwritingCode = 'saved-meanwhile'
