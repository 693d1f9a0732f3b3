import { describe, expect, it } from 'vitest'
import type { Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { comparablePrice } from '~/features/catalogue/comparable-price'
import { sectionOf } from '~/features/catalogue/section-of'
import { demoSources } from '~/testing/factories/assistant-sources'
import { decideAnswer } from '../answer/decide-answer'
import { formatAnswer } from '../answer/format-answer.server'
import { amenityAlternatives } from '~/features/catalogue/filters/amenities'
import type { Understanding } from '../understand/understanding'
import { englishQuestions } from './golden-questions.en'
import { spanishQuestions } from './golden-questions.es'

const sources = demoSources('2026-11-18')
const { catalogue } = sources
const now = new Date('2026-11-18T16:00:00Z')
const golden = { en: englishQuestions, es: spanishQuestions }

async function ask(question: string, locale: Locale) {
  const i18n = await createServerI18n(locale)
  const t = i18n.getFixedT(locale, 'assistantAnswers')
  const decision = decideAnswer({ question, locale, now }, sources)
  return { decision, answer: formatAnswer(question, decision, { t, locale, catalogue }) }
}

/** A second, naive reading of what was understood, over all rentals; days are left to the lists' own tests. */
function fits(rental: Rental, asked: Understanding): boolean {
  const town = catalogue.towns.get(rental.townId)
  const region = town && catalogue.regions.get(town.regionId)
  const { places, guests, bedrooms, price } = asked
  const usd = comparablePrice(rental)?.usd ?? NaN
  const amount = price?.currency === 'GTQ' ? usd * 8 : usd
  const isSale = rental.type === 3
  return (
    (places.length === 0 ||
      places.some(
        ({ towns, regions }) =>
          towns.includes(town?.slug ?? '') || regions.includes(region?.slug ?? ''),
      )) &&
    (asked.rentals.length === 0 || asked.rentals.some(({ id }) => id === rental.id)) &&
    (isSale || !guests || rental.capacityOfPeople >= guests.adults + guests.children) &&
    (!bedrooms ||
      (bedrooms.orMore
        ? rental.noBedroom >= bedrooms.count
        : rental.noBedroom === bedrooms.count)) &&
    (asked.bathrooms ?? 0) <= rental.noBathroom &&
    (!asked.kind || rental.typeOfProperty === asked.kind) &&
    (!asked.months || (rental.minMonths ?? 1) <= asked.months) &&
    (!price || (amount >= (price.min ?? 0) && amount <= (price.max ?? Infinity))) &&
    asked.amenities.every((slug) =>
      [slug, ...(amenityAlternatives[slug] ?? [])].some((each) => rental.amenityIds.includes(each)),
    ) &&
    (!asked.pets ||
      rental.amenityIds.includes('pets-welcome') ||
      rental.houseRuleIds.includes('pets-on-request'))
  )
}

describe.each(['en', 'es'] as const)('Renty finds what is asked for, %s', (locale) => {
  const questions = golden[locale]

  it.each(questions.filter((one) => 'first' in one))('$question', async ({ question, first }) => {
    const { decision, answer } = await ask(question, locale)
    expect(decision.first).toBe(first)
    expect(answer.says).not.toBeNull()
  })

  it.each(questions.filter((one) => 'faq' in one))('$question', async ({ question, faq }) => {
    const { decision } = await ask(question, locale)
    expect(decision.first).toBe('faqs')
    expect(decision.faqs[0]?.faq.documentId).toBe(faq)
  })

  it.each(questions.filter((one) => 'places' in one))('$question', async (expected) => {
    const { decision, answer } = await ask(expected.question, locale)
    expect(decision.first).toBe('rentals')
    expect(answer.rentals?.understood).toBe(expected.says)
    expect(answer.rentals?.list.href).toBe(expected.list)
    const { results, dropped } = decision.rentals ?? { results: null, dropped: [] }
    expect(results?.total).toBe(expected.total)
    expect(results?.cards.slice(0, 3).map(({ slug }) => slug)).toEqual(expected.places)
    expect(dropped.map(({ what }) => what)).toEqual(expected.givesUp ?? [])
  })

  it('finds as many as a naive reading of the catalogue does', async () => {
    for (const { question } of golden[locale]) {
      const { rentals } = (await ask(question, locale)).decision
      if (!rentals || rentals.asked.dates) continue
      const { section } = rentals.plan
      const naive = [...catalogue.rentals.values()].filter(
        (rental) => sectionOf(rental) === section && fits(rental, rentals.asked),
      )
      expect(rentals.results.total, question).toBe(naive.length)
    }
  })

  it('understands its own words as what they say', async () => {
    for (const { question } of golden[locale]) {
      const { decision, answer } = await ask(question, locale)
      if (!answer.rentals || decision.rentals?.dropped.length !== 0) continue
      const again = await ask(answer.rentals.understood, locale)
      expect(again.answer.rentals?.list.href, question).toBe(answer.rentals.list.href)
      expect(again.decision.rentals?.results.total, question).toBe(decision.rentals.results.total)
    }
  })

  it('offers alternatives that find what they promise', async () => {
    const offered = await Promise.all(
      golden[locale].map(async ({ question }) => (await ask(question, locale)).answer.rentals),
    )
    const alternatives = offered.flatMap((rentals) => rentals?.alternatives ?? [])
    expect(alternatives).not.toEqual([])
    for (const { question, label } of alternatives) {
      const { rentals } = (await ask(question, locale)).decision
      expect(label).toBe(`${question} (${rentals?.results.total})`)
      expect(rentals?.dropped, question).toEqual([])
    }
  })
})

it('answers a Spanish question on the English page in English', async () => {
  const { answer } = await ask('casa en Antigua para 6 con chimenea', 'en')
  expect(answer.rentals?.understood).toBe(
    'Vacation rentals for 6 in Antigua Guatemala with fireplace',
  )
  const pets = await ask('¿Puedo llevar a mi perro?', 'en')
  expect(pets.answer.faqs?.entries[0]?.question).toBe('May I bring my dog?')
})

it('says which days it made no stay of', async () => {
  const english = await ask('house in Antigua on 31 November for 4 people', 'en')
  expect(english.answer.rentals?.notes[0]).toBe(
    'I did not understand “on 31 november” and left it out.',
  )
  const words =
    'casa en Antigua el 24/12/2025, ojalá tranquilísima, lindísima, chulísima, bellísima'
  const spanish = await ask(words, 'es')
  expect(spanish.answer.rentals?.notes[0]).toBe('No entendí «el 24/12/2025» y lo dejé por un lado.')
})
