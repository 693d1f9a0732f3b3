/** Milliseconds within which Strapi undoes its optimistic update and refetches the entry. */
const undoneWithin = 5000

/**
 * Remembers what was typed into a form whose save the CMS rejected, since Strapi resets it. Times are in milliseconds.
 */
export function trackTypedValues<Values>() {
  let saved: unknown
  let latest: Values | undefined
  let kept: { values: Values; until: number } | undefined
  return {
    /**
     * Notes what the form shows. A reset changes both; a change of the values alone was typed, perhaps after the
     * rejection.
     */
    show(values: Values, initialValues: unknown): void {
      if (kept && saved === initialValues) kept.values = values
      latest = values
      saved = initialValues
    },
    /** From now on resets belong to a new try, which must not get the values of the one before. */
    submit(): void {
      kept = undefined
    },
    reject(now: number): void {
      if (latest !== undefined) kept = { values: latest, until: now + undoneWithin }
    },
    /** The typed values to put back into a form that was reset. */
    typedBefore: (now: number): Values | undefined =>
      kept && now < kept.until ? kept.values : undefined,
  }
}
