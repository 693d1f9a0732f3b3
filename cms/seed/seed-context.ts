import type { Core } from '@strapi/strapi'
import type { Locale } from '../../content-types/locale'
import type { Words } from './content/types'

/** What the parts of the import share. */
export type SeedContext = {
  strapi: Core.Strapi
  /** The Guatemalan day from which relative days count. */
  today: string
  /** Counts what the import had to write; nothing on a second run. */
  written: { count: number }
  /** Says how far a step has come. */
  progress: (step: string, done: number, total: number) => void
}

/** The default language first: Strapi wants a document to begin with it. */
export const seedLocales = ['en', 'es'] as const satisfies readonly Locale[]

export function inLanguage(words: Words | undefined, locale: Locale): string | null {
  return words?.[locale] ?? null
}
