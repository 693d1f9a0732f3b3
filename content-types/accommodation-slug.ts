import type { Locale } from './locale'

/** The address name of the group in which the conditions of each kind of place stand. */
export const accommodationSlug: Record<Locale, string> = { en: 'accommodation', es: 'alojamiento' }

/** A text of the whole site cannot have it: in both languages these addresses lead to the first text of the group. */
export const accommodationSlugs: readonly string[] = Object.values(accommodationSlug)
