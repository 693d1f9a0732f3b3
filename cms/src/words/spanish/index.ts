import { contentWords } from './content-words'

/** The Spanish of every sentence that the CMS says to editors, by its English. */
export const spanish: Record<string, string> = { ...contentWords }
