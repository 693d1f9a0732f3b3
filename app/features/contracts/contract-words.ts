import type { contract as english } from '~/locales/en/contract'
import type { Translated } from '~/locales/translated'

export type ContractWords = Translated<typeof english>

/** Fills the holes of a sentence, `{{name}}` by name. */
export function fillWords(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}
