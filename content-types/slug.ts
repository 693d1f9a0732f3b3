/** Characters of the name of an entry in addresses; the schemas of the CMS have the same number. */
export const maxSlugLength = 120

const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Whether a text has the form that the CMS gives the names of entries in addresses. */
export function isSlug(text: string): boolean {
  return text.length <= maxSlugLength && pattern.test(text)
}
