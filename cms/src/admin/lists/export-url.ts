/** The query parameters of a list that choose and sort its entries. */
const kept = /^(filters\[|sort$|_q$)/

/** The URL of a CSV export of the list on screen; headings are in the panel's language. */
export function exportUrl(search: string, language: string): string {
  const query = new URLSearchParams({ language })
  for (const [name, value] of new URLSearchParams(search)) {
    if (kept.test(name)) query.append(name, value)
  }
  return `/leads.csv?${query.toString()}`
}
