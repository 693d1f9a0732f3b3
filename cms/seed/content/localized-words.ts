/**
 * Paths of the localized texts inside `value` that are empty in a language or the same in both.
 * Localized is an object that has both `en` and `es`.
 */
export function untranslated(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'es' in value) {
    const en = words(value.en)
    const es = words(value.es)
    const complete = en.length > 0 && en.length === es.length && [...en, ...es].every(Boolean)
    return complete && en.every((text, index) => text !== es[index]) ? [] : [path]
  }
  return Object.entries(value).flatMap(([key, inner]) => untranslated(inner, `${path}/${key}`))
}

function words(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map((text) => String(text ?? '').trim())
}
