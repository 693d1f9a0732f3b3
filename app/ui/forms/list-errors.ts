/** Fields whose errors share one line, e.g. the ratings of an application. */
export type ErrorGroup = {
  names: readonly string[]
  /** The line for `count` invalid fields. */
  line: (count: number) => string
}

/** A line of the summary: the error of a field, or a line for a group. */
type Mistake = { name: string; messages: string[] | null; line: string | null }

type Options = { order?: readonly string[] | undefined; group?: ErrorGroup | undefined }

/**
 * The errors of a form in the order of its fields, unknown fields last. Errors of a group become one line that links to
 * the first of them. Errors of the whole form (the empty name) are left out.
 */
export function listErrors(
  errors: Readonly<Record<string, string[] | null>>,
  { order = [], group }: Options,
): Mistake[] {
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const names = Object.keys(errors)
    .filter((name) => name !== '')
    .sort((a, b) => placeOf(a) - placeOf(b))
  const grouped = names.filter((name) => group?.names.includes(name))
  return names.flatMap((name): Mistake[] => {
    const messages = errors[name] ?? null
    if (!group || grouped.length < 2 || !grouped.includes(name)) {
      return [{ name, messages, line: null }]
    }
    return name === grouped[0] ? [{ name, messages, line: group.line(grouped.length) }] : []
  })
}
