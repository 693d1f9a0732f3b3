/** What of a list's address says which entries it shows and in which order. */
const kept = /^(filters\[|sort$|_q$)/

/** The address of an export of what a list shows, with headings in the language of the panel. */
export function exportUrl(search: string, language: string): string {
  const query = new URLSearchParams({ language })
  for (const [name, value] of new URLSearchParams(search)) {
    if (kept.test(name)) query.append(name, value)
  }
  return `/leads.csv?${query.toString()}`
}
