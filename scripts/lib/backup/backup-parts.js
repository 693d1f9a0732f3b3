/** Names of what a backup holds, relative to its folder. */
export const backupNames = {
  environment: 'env',
  /** Below it everything lies as in DATA_DIR. */
  data: 'data',
  sqlite: 'data/cms.db',
  postgres: 'cms.dump',
}

export const outboxFile = 'outbox/outbox.db'
export const privateDatabaseFile = 'private/private.db'
export const visitFile = 'visits/visits.db'
/** The encrypted files, named by the ids of their rows. */
export const privateFilesFolder = 'private/files'

/**
 * Folders of DATA_DIR that are copied file by file, after all databases: a row never names a file that
 * was not copied. What the site keeps beside these is made anew by itself.
 */
export const copiedFolders = [privateFilesFolder, 'public/uploads', 'mail']

/** What the site signs PDFs with, below DATA_DIR where PDF_SIGNING_FILE names no other file. */
export const signingFile = 'pdf-signing.pem'

/** A file of DATA_DIR: the mark of a CMS that has its administrator. */
export const administratorMark = 'administrator'
