/** Fields that are wrong together, e.g. the ratings of an application. */
export type MistakeGroup = {
  names: readonly string[]
  /** The line that stands for `count` of them. */
  line: (count: number) => string
}

/** A line of the summary: what is wrong with a field, or words that stand for it and others. */
type Mistake = { name: string; messages: string[] | null; line: string | null }

type Options = { order?: readonly string[] | undefined; group?: MistakeGroup | undefined }

/**
 * The mistakes of a form as its fields follow each other, unknown ones last. Those of a group become one line,
 * which leads to the first of them; what is wrong with the whole form (the empty name) is left out.
 */
export function listMistakes(
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
