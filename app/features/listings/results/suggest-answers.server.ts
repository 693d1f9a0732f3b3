import { findNearestAnswers, type NearestAnswer } from '~/features/catalogue/search/nearest-answers'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { listAddress } from '~/features/catalogue/search/listing-query'
import type { ListingMatch } from '~/features/catalogue/search/match-listings'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { formatDay } from '~/platform/time/format-day'
import { sectionHref } from '~/routing/section-pages'
import { listChips, type ChippedList } from '../filters/list-chips'

/** A link from an empty list to one that has places. */
export type SuggestedAnswer = { words: string; total: number; to: string }

/** What an empty list offers instead, in the words of its language. */
export async function suggestAnswers(
  catalogue: Catalogue,
  search: ListingMatch,
  list: ChippedList,
): Promise<SuggestedAnswer[]> {
  const { locale, section } = search
  const i18n = await createServerI18n(locale)
  const t = i18n.getFixedT(locale, 'nearestAnswers')
  const choices = listChips(list, i18n.getFixedT(locale, 'listings'), locale)

  const wordsOf = (answer: NearestAnswer): string => {
    switch (answer.change) {
      case 'dates': {
        const { checkIn, checkOut } = answer
        return t('dates', { from: formatDay(checkIn, locale), to: formatDay(checkOut, locale) })
      }
      case 'town':
        return t('town', { town: answer.name })
      case 'guests':
        return t('guests', { count: answer.guests })
      case 'without':
      case 'alone':
        return t(answer.change, { filter: answer.words })
      case 'place':
        return t('place')
    }
  }

  return findNearestAnswers(catalogue, search, choices).map((answer) => {
    const { regionSlug: state, townSlug: location, total } = answer
    const path = sectionHref(section, locale, { state, location })
    const to = listAddress(path, { ...answer.query, page: 1 })
    return { words: wordsOf(answer), total, to }
  })
}
