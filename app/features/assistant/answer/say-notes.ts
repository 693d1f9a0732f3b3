import type { FoundRentals } from '../search/find-rentals'
import type { Dropped } from '../search/fallback-queries'
import type { Understanding } from '../understand/understanding'
import { sayAmenity, sayList, type Speech } from './say-search'

/** How many places fit, and what was given up so that they do. */
export function sayNotes(
  { results, dropped }: FoundRentals,
  unknown: Pick<Understanding, 'unread' | 'rest'>,
  speech: Speech,
): string[] {
  const { t } = speech
  const shown = results.cards.length
  const count =
    results.total > shown
      ? t('fitsShown', { count: results.total, shown })
      : t('fits', { count: results.total })
  return [...sayDropped(dropped, speech), ...sayUnknown(unknown, speech), count]
}

function sayDropped(dropped: readonly Dropped[], speech: Speech): string[] {
  const { t, locale } = speech
  const notes: string[] = []
  const conditions: string[] = []
  for (const each of dropped) {
    if (each.what === 'amenity') conditions.push(sayAmenity(each.slug, speech))
    else if (each.what === 'nearby') {
      notes.push(t('nearby', { place: each.from.name[locale], region: each.to.name[locale] }))
    } else if (each.what === 'place') {
      const names = each.from.map(({ name }) => name[locale])
      notes.push(t('elsewhere', { place: sayList(names, locale, 'disjunction') }))
    } else if (each.what === 'budget') notes.push(t('budgetNeedsNights'))
    else conditions.push(t(`condition.${each.what}`))
  }
  if (conditions.length > 0)
    notes.unshift(t('dropped', { conditions: sayList(conditions, locale) }))
  return notes
}

/** With more unknown words than this a sentence is about something else, and they are not listed. */
const maxUnknown = 3

function sayUnknown(
  { unread, rest }: Pick<Understanding, 'unread' | 'rest'>,
  { t }: Speech,
): string[] {
  const words = [...unread, ...(rest.length > maxUnknown ? [] : rest)]
  return words.length > 0 ? [t('unknownWords', { words: words.join(', ') })] : []
}
