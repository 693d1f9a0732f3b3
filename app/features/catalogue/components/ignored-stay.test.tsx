// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Locale } from '~content/locale'
import { showIn } from '~/testing/show'
import { stayProblemOf } from '../filters/stay-problem'
import { readListingQuery } from '../search/listing-query'
import { IgnoredStay } from './ignored-stay'

const context = { section: 'hotels', earliestCheckIn: '2026-11-21' } as const

async function wordsOn(locale: Locale, address: string) {
  const { problems } = readListingQuery(new URLSearchParams(address), context)
  const show = await showIn(locale)
  const { container, unmount } = show(<IgnoredStay problem={stayProblemOf(problems)} />)
  const words = container.textContent
  unmount()
  return words
}

const changed = {
  en: 'We search for 1 to 20 guests, so we changed the number.',
  es: 'Buscamos lugares para 1 a 20 huéspedes, así que ajustamos el número.',
} as const

it.each(['adult=30', 'adult=15&children=10', 'capacity=30', 'capacity=0'])(
  'says that the number of guests was changed: %s',
  async (address) => {
    expect(await wordsOn('en', address)).toBe(changed.en)
    expect(await wordsOn('es', address)).toBe(changed.es)
  },
)

it('says that a number of guests was left out, and nothing of one that counts', async () => {
  const leftOut = 'We left out a number of guests that is not possible.'
  expect(await wordsOn('en', 'capacity=many')).toBe(leftOut)
  expect(await wordsOn('en', 'adult=2&children=3&capacity=20')).toBe('')
})
