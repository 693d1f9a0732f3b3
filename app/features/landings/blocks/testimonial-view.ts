import type { Locale } from '~content/locale'
import type { Testimonial } from '~content/testimonial'
import type { TestimonialView } from '~/ui/blocks/block-views'

/** The enabled testimonials in the editor's order, at most `max` of them. */
export function testimonialViews(
  testimonials: readonly Testimonial[],
  locale: Locale,
  max = Infinity,
): TestimonialView[] {
  return testimonials
    .filter(({ enabled }) => enabled)
    .slice(0, max)
    .map(({ documentId, name, place, text, rating, date, source, photo, photoAlt }) => ({
      id: documentId,
      name,
      place,
      text,
      rating,
      date: date === null ? '' : monthOf(date, locale),
      source,
      photo,
      photoAlt,
    }))
}

/** `Aug 2024`, `ago 2024`: a calendar day has no time zone. */
function monthOf(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'es' ? 'es-GT' : 'en-US', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(day)).replace(' de ', ' ')
}
