import type { Locale } from '~content/locale'

const formats = {
  en: new Intl.DateTimeFormat('en-US', shape()),
  es: new Intl.DateTimeFormat('es-GT', shape()),
}

/** A moment as people in Guatemala read it. */
export function formatMoment(iso: string, locale: Locale): string {
  return formats[locale].format(new Date(iso)).replace(/\u202f/g, ' ')
}

function shape(): Intl.DateTimeFormatOptions {
  return { timeZone: 'America/Guatemala', dateStyle: 'medium', timeStyle: 'short' }
}
