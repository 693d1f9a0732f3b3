/** SQL for both databases: a column (`??`) has a text in it, in capitals or not; `?` is `containing` the text. */
export const contains = "lower(??) like ? escape '\\'"

/** The pattern of a text that stands for itself, also where it has wildcards of SQL. */
export function containing(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}
