/** The field of the form that sends pictures. */
export const archiveField = 'archive'
