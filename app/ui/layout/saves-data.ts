/** The attribute of <html> by which the first script says that the visitor asked for less data. */
export const savesDataMark = 'data-saves-data'

/** Whether the visitor asked for less data. Browsers only. */
export const savesData = () => document.documentElement.hasAttribute(savesDataMark)
