import type { Locale } from '../../content-types/locale'

type Plain = Record<string, unknown>

/** A copy of the value in which every `{ en, es }` pair is replaced by its text in one language. */
export function pickLanguage(value: Plain, locale: Locale): Plain {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pick(inner, locale)]))
}

function pick(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, locale))
  if (!isPlain(value)) return value
  return 'en' in value && 'es' in value ? value[locale] : pickLanguage(value, locale)
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null
}
