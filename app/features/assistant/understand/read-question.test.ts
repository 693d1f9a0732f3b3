import { describe, expect, it } from 'vitest'
import { demoSources } from '~/testing/factories/assistant-sources'
import { processorTime } from '~/testing/processor-time'
import { fc, propertyRuns } from '~/testing/fast-check'
import { readQuestion } from './read-question'

const { catalogue } = demoSources('2026-11-18')
const now = new Date('2026-11-18T16:00:00Z')
const read = (question: string) =>
  readQuestion(question, { lookups: catalogue, pageLanguage: 'en', now })
const placesIn = (question: string) =>
  read(question).places.flatMap(({ towns, regions }) => [...towns, ...regions])

describe('places', () => {
  it.each([
    ['La Antigua', ['antigua-guatemala']],
    ['antiqua', ['antigua-guatemala']],
    ['Xela', ['quetzaltenango']],
    ['Quezaltenango', ['quetzaltenango']],
    ['pana', ['panajachel']],
    ['panajchel', ['panajachel']],
    ['atitlan', ['solola']],
    ['Santiago', ['santiago-atitlan']],
    ['San Pedro', ['san-pedro-la-laguna', 'san-pedro-las-huertas']],
    ['zona 10', ['guatemala-city']],
    ['guate city', ['guatemala-city']],
    ['Semuc Champey', ['lanquin']],
    ['Antigua or Panajachel', ['antigua-guatemala', 'panajachel']],
    ['Panajachel on Lake Atitlan', ['panajachel']],
    ['anywhere in Guatemala', []],
  ])('%s', (words, slugs) => {
    expect(placesIn(`house in ${words}`)).toEqual(slugs)
  })

  it('is no place what has a lake or a dog in it', () => {
    expect(read('cabin with lake view')).toMatchObject({ places: [], amenities: ['lake-view'] })
    expect(read('San Pedro')).toMatchObject({ pets: false })
  })

  it('knows a town as soon as the catalogue does', () => {
    const [first] = catalogue.towns.values()
    if (!first) throw new Error('The demo content has no towns')
    const name = { en: 'San Bernabé', es: 'San Bernabé' }
    const town = { ...first, id: 'new', slug: 'san-bernabe', name }
    const lookups = { ...catalogue, towns: new Map([['new', town]]) }
    const { places } = readQuestion('casa en san bernabe', { lookups, pageLanguage: 'es', now })
    expect(places.map(({ towns }) => towns)).toEqual([['san-bernabe']])
  })
})

describe('what a house has', () => {
  it.each([
    ['with a swimming pool and parking', ['pool', 'parking']],
    ['con alberca y parqueo', ['pool', 'parking']],
    ['con picina, jacuzi y chimenea', ['jacuzzi', 'fireplace', 'pool']],
    ['heated pool', ['heated-pool']],
    ['wi-fi', ['wifi']],
    ['without a pool, with a garden', ['garden']],
    ['sin piscina pero con jardín', ['garden']],
    ['accesible con jardín', ['step-free', 'garden']],
    ['casas accesibles', ['step-free']],
    ['wheelchair accessible', ['step-free']],
    ['con precios accesibles', []],
    ['accessible by boat', []],
    ['accesible en carro', []],
    ['with a cook', ['private-chef']],
    ['with someone to cook for us', ['private-chef']],
    ['where we can cook', ['full-kitchen']],
    ['donde cocinar', ['full-kitchen']],
    ['con aire', ['air-conditioning']],
    ['alberca al aire libre', ['pool']],
  ])('%s', (words, slugs) => {
    expect(read(`house ${words}`).amenities.toSorted()).toEqual(slugs.toSorted())
  })

  it('says what only sounds like something that a house has', () => {
    expect(read('casa accesible en lancha, con terraza al aire libre').unread).toEqual([
      'accesible en lancha',
      'al aire libre',
    ])
  })

  it.each([
    'casa a precio accesible',
    'precios que sean muy accesibles',
    'casa accesible en precio',
    'a house at an accessible price',
    'casa económica',
  ])('hears of the price in %s', (sentence) => {
    expect(read(sentence)).toMatchObject({ order: 'lowestFirst', amenities: [] })
  })

  it('hears of animals, but not where they stay at home', () => {
    expect(read('house that takes dogs').pets).toBe(true)
    expect(read('casa que acepte mascotas').pets).toBe(true)
    expect(read('a house without pets').pets).toBe(false)
  })
})

describe('how long a house is wanted for', () => {
  it.each([
    ['for 6 months', 6],
    ['for a month', 1],
    ['to stay a month', 1],
    ['for about a month', 1],
    ['staying a month', 1],
    ['one month', 1],
    ['for a year', 12],
    ['por un mes', 1],
    ['un año', 12],
    ['under $1,500 a month', null],
    ['for $12,000 a year', null],
    ['for 2 years under $1,500 a month', 24],
    ['under $1,500 a month for 2 years', 24],
  ])('%s', (words, months) => {
    expect(read(`house for rent in Antigua ${words}`)).toMatchObject({
      months,
      section: 'longTermRentals',
    })
  })
})

it('takes days of a stay for no lease, whatever length is said beside', () => {
  const stay = 'house in Antigua from 10 to 14 December'
  expect(read(`${stay} for 2 months`)).toMatchObject({ section: null })
  expect(read(`${stay}, our one year anniversary`)).toMatchObject({ section: null, months: null })
  const lease = { section: 'longTermRentals', months: 3 }
  expect(read('house in Antigua from December 1 for 3 months')).toMatchObject(lease)
  expect(read('casa del 1 de enero al 1 de abril, 3 meses')).toMatchObject(lease)
})

describe('what is said beside ages', () => {
  const inDecember = { checkIn: '2026-12-10', checkOut: '2026-12-14' }
  it.each([
    [
      '4 adults and 2 kids aged 4 and 6, 10 to 14 December',
      { guests: { adults: 4, children: 2 }, dates: inDecember },
    ],
    [
      '4 adultos, niños de edades 5 y 8, 10 al 14 de diciembre',
      { guests: { adults: 4, children: 2 }, dates: inDecember },
    ],
    ['kids aged 5, 10 to 14 December', { guests: { adults: 2, children: 1 }, dates: inDecember }],
    [
      'house in Antigua, kids aged 4 and 6, 4 adults',
      { guests: { adults: 4, children: 2 }, dates: null },
    ],
    [
      '2 adults, 2 kids ages 5 and 7, 3 bedrooms',
      { guests: { adults: 2, children: 2 }, bedrooms: { count: 3, orMore: false } },
    ],
    [
      '2 adultos y 2 niños, edades 4 y 6, 3 habitaciones',
      { guests: { adults: 2, children: 2 }, bedrooms: { count: 3, orMore: false } },
    ],
    ['house in Antigua for 4, 1 year old baby', { guests: { adults: 3, children: 1 } }],
    ['we are 6, 2 year old included', { guests: { adults: 5, children: 1 } }],
    [
      'apartamento en alquiler para 1 adulto 1 año',
      { section: 'longTermRentals', months: 12, guests: { adults: 1, children: 0 } },
    ],
  ])('%s', (sentence, understood) => {
    expect(read(sentence)).toMatchObject(understood)
  })
})

it('reads the short words of advertisements', () => {
  const house = { bedrooms: { count: 4, orMore: false }, bathrooms: 3 }
  expect(read('house 4 br 3 ba in Antigua')).toMatchObject(house)
})

describe('what a price is for', () => {
  it.each([
    ['$50 per person in Antigua for 4', { max: 200, period: null }],
    ['Antigua 4 people, $50 pp per night', { max: 200, period: 'night' }],
    ['$50pp, 4 people', { max: 200, period: null }],
    ['$50/night/person for 4', { max: 200, period: 'night' }],
    ['Q300 por persona en Antigua para 6', { max: 1800, currency: 'GTQ' }],
    ['$50 c/u para 4 personas', { max: 200 }],
    ['max 40 dollars a head for 2 adults and 2 kids', { max: 160 }],
    ['$1000 for 5 nights in Antigua', { max: 200, period: 'night' }],
    ['$700 por una semana', { max: 100, period: 'night' }],
    ['budget 600 usd for 3 nights from December 10', { max: 600, period: 'stay' }],
    ['$100 por persona por 4 noches para 2', { max: 50, period: 'night' }],
    ['$120 a night for 5 nights', { max: 120, period: 'night' }],
  ])('%s', (sentence, price) => {
    expect(read(sentence)).toMatchObject({ price, unread: [] })
  })

  it('does not guess how many pay', () => {
    expect(read('house in Antigua, $50 per person')).toMatchObject({
      price: null,
      unread: ['per person'],
    })
  })
})

describe('sections and kinds', () => {
  it.each([
    ['house for sale in Antigua', 'housesForSale', null],
    ['quiero comprar un apartamento', 'housesForSale', 'apartment'],
    ['casa en alquiler en Antigua', 'longTermRentals', null],
    ['renta de apartamento en Antigua $800', 'longTermRentals', 'apartment'],
    ['alquiler de casa para el fin de semana', null, null],
    ['house for rent for 4 people from 10 to 14 December', null, null],
    ['villa para 3 meses', 'longTermRentals', 'villa'],
    ['hotel completo', 'hotels', null],
    ['glamping', 'uniqueStays', null],
    ['casa en el árbol', null, 'treehouse'],
    ['vacation rental', 'vacationRentals', null],
  ])('%s', (sentence, section, kind) => {
    expect(read(sentence)).toMatchObject({ section, kind })
  })

  it.each([
    ['3 bedrooms', { count: 3, orMore: false }],
    ['three-bedroom house', { count: 3, orMore: false }],
    ['al menos 4 dormitorios', { count: 4, orMore: true }],
    ['more than 2 bedrooms', { count: 3, orMore: true }],
    ['5 o más habitaciones', { count: 5, orMore: true }],
    ['un cuarto', null],
  ])('%s', (sentence, bedrooms) => {
    expect(read(sentence).bedrooms).toEqual(bedrooms)
  })
})

it('reads anything without stumbling', () => {
  const word = fc.constantFrom(
    'casa',
    'for',
    '$',
    '10',
    'de',
    'Q',
    '-',
    'december',
    'a',
    'menos de',
    '2 1/2',
    '🏠',
    'night',
    '(',
    '99999999999',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 300 }),
        fc.array(word, { maxLength: 30 }).map((words) => words.join(' ')),
      ),
      (sentence) => {
        expect(Array.isArray(read(sentence).places)).toBe(true)
      },
    ),
    propertyRuns(),
  )
})

it('takes no longer for a sentence made to be slow', async () => {
  const sentences = [
    'a '.repeat(150),
    'from '.repeat(60),
    '1'.repeat(300),
    'entre 1 y '.repeat(30),
    '$ '.repeat(150),
    'panajache '.repeat(30),
    `hijos de ${'1 y '.repeat(70)}`,
    `hijos de ${'1 '.repeat(140)}`,
    `kids aged ${'1 2 y 3 '.repeat(35)}`,
  ]
  for (const sentence of sentences) {
    const milliseconds = await processorTime(() => read(sentence))
    expect(milliseconds, sentence.slice(0, 20)).toBeLessThan(100)
  }
})

it('takes no price of a week for how long the stay is', () => {
  const { price, dates } = read('house from January 5, $700 a week')
  expect(price).toMatchObject({ max: 100, period: 'night' })
  expect(dates).toEqual({ checkIn: '2027-01-05', checkOut: '2027-01-06' })
})
