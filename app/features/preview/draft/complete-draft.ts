const longAgo = '2000-01-01T00:00:00.000Z'
const farOff = '2999-12-31T23:59:59.000Z'

/**
 * A draft with what its page cannot be addressed or shown without: an address name (its id), a window that is
 * open, a day of publication. What editors have said stays. `today` is a day in Guatemala.
 */
export function completeDraft(draft: unknown, today: string): unknown {
  if (typeof draft !== 'object' || draft === null) return draft
  const unsaid: Record<string, unknown> = {
    ...('documentId' in draft && { slug: draft.documentId }),
    startDate: longAgo,
    endDate: farOff,
    publicationDate: today,
    sentOn: today,
  }
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]: [string, unknown]) => [
      name,
      value ?? unsaid[name] ?? value,
    ]),
  )
}
