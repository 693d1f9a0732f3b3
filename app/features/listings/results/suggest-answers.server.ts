import { findNearestAnswers, type NearestAnswer } from '~/features/catalogue/search/nearest-answers'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { listAddress } from '~/features/catalogue/search/listing-query'
import type { ListingMatch } from '~/features/catalogue/search/match-listings'
import { stayDatesWords } from '~/features/catalogue/filters/dates'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { runInSlices } from '~/platform/process/run-in-slices.server'
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
  const listWords = i18n.getFixedT(locale, 'listings')
  const choices = listChips(list, listWords, locale)

  const wordsOf = (answer: NearestAnswer): string => {
    switch (answer.change) {
      case 'dates': {
        const { checkIn, checkOut } = answer
        return t('dates', { from: formatDay(checkIn, locale), to: formatDay(checkOut, locale) })
      }
      case 'month':
        return stayDatesWords(answer.query, listWords, locale) ?? ''
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

  const answers = await runInSlices(findNearestAnswers(catalogue, search, choices))
  return answers.map((answer) => {
    const { regionSlug: state, townSlug: location, total } = answer
    const path = sectionHref(section, locale, { state, location })
    const to = listAddress(path, { ...answer.query, page: 1 })
    return { words: wordsOf(answer), total, to }
  })
}
