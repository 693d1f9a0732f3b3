import type * as z from 'zod'

/** The empty value of each type of field. */
const least: Record<string, unknown> = { string: '', number: 0, boolean: false, array: [] }

/** Filling one gap may show others below it. */
const maxRounds = 5

/**
 * Reads a draft by the schema of what is published. A text, number, switch or list that editors have not
 * filled in is empty, a choice is its first; `fields` names what cannot be made up, such as a picture.
 */
export function fillGaps<Schema extends z.ZodType>(
  schema: Schema,
  draft: unknown,
): { outcome: 'read'; entry: z.infer<Schema> } | { outcome: 'incomplete'; fields: string[] } {
  const copy = structuredClone(draft)
  for (let round = 0; ; round++) {
    const parsed = schema.safeParse(copy)
    if (parsed.success) return { outcome: 'read', entry: parsed.data }
    const { issues } = parsed.error
    const open = issues.filter((issue) => round === maxRounds || !fill(copy, issue))
    if (open.length > 0) {
      return { outcome: 'incomplete', fields: [...new Set(open.map(({ path }) => path.join('.')))] }
    }
  }
}

/** Fills one gap in place; false if a value is there and wrong, or nothing can stand in for it. */
function fill(draft: unknown, issue: z.core.$ZodIssue): boolean {
  const name = issue.path.at(-1)
  const parent = issue.path
    .slice(0, -1)
    .reduce<unknown>((value, key) => (isHolder(value) ? value[key] : undefined), draft)
  if (name === undefined || !isHolder(parent) || parent[name] != null) return false
  const value = valueFor(issue)
  if (value === undefined) return false
  parent[name] = value
  return true
}

function valueFor(issue: z.core.$ZodIssue): unknown {
  if (issue.code === 'invalid_type') return structuredClone(least[issue.expected])
  if (issue.code === 'invalid_value') return issue.values[0]
  return undefined
}

function isHolder(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null
}
