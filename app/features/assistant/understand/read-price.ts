import type { Locale } from '~content/locale'
import { extractFirst, without, type Reading } from './normalize'
import { amountGroups, amountPattern, readAmount, type Amount } from './read-amount'
import { beforeGuests } from './read-guests'
import { pricePerNight } from './price-per-night'
import type { PricePeriod, RequestedPrice } from './understanding'

const between = '(?:between|entre|from|de|desde)'
const upTo = '(?:and|y|to|a|hasta|-)'
const below =
  '(?:no more than|not more than|no mas de|less than|menos de|under|below|up to|hasta|maximum(?: of)?|maximo(?: de)?|max|at most|a lo sumo|cheaper than|mas barat[oa]s? (?:de|que)|por debajo de|debajo de|abajo de|within|(?:my |mi |our |con |with )?(?:a |un )?(?:budget|presupuesto)(?: is| of| es)?(?: de)?|que no pasen? de|que cuesten? menos de|<)(?: de| unos)?'
const above =
  '(?:more than|mas de|over|above|from|desde|at least|al menos|minimum(?: of)?|minimo(?: de)?|min|arriba de|starting at|a partir de|por encima de|>)(?: de)?'
const about = '(?:around|about|approximately|roughly|unos|alrededor de|aproximadamente|como)'

/** What follows a number that counts something else than money. */
const counted =
  '(?! ?(?:people|ppl|pers|folks|guests?|huespedes|pax|adult|nin|kid|child|bed|bath|bano|habitaci|cuarto|dormitorio|room|night|noche|month|mes|day|dia|weeks?(?= )|semanas?(?= )|min|m2|metros|year|ano|of|de (?!dolares|quetzales)))'

const span = new RegExp(
  ` (?:${between} )?${amountPattern} ?${upTo} ?${amountPattern}${counted}(?= |/)`,
  'g',
)
const most = new RegExp(` ${below} ?${amountPattern}${counted}(?= |/)`)
const least = new RegExp(` ${above} ?${amountPattern}${counted}(?= |/)`)
const near = new RegExp(` ${about} ${amountPattern}(?= |/)`)
const bare = new RegExp(
  ` ${amountPattern}(?: (?:como )?(?:maximo|max|maximum|at most|a lo sumo|o menos|or less))?(?= |/)`,
  'g',
)

const nightly = / ?(?:\/|per|a|por|la|each|cada|x)? ?(?:night|noche|nightly)(?= )/
const monthly =
  / ?(?:\/|per|a|por|al|each|cada|x) ?(?:month|mes)(?= )| (?:monthly|mensual(?:es)?)(?= )/
const yearly = / ?(?:\/|per|a|por|al|each|cada|x) ?(?:year|ano)(?= )| (?:yearly|anual(?:es)?)(?= )/
/** Right behind the amount: elsewhere a week is how long the stay is. */
const weekly =
  / \| +(?:(?:\/|per|a|por|al|la|a la|por la|each|cada|x|una) ?(?:week|wk|semana)|weekly|semanal(?:es)?)(?= )/
const nightsOfWeek = 7
const monthsOfYear = 12
const inAll =
  / (?:in total|in all|altogether|en total|total|por todo|for the (?:whole )?(?:stay|trip))(?= )/

/** How far from an amount that is only "about" a price may lie. */
const nearness = 0.2

/**
 * What it may cost. An amount without a currency counts where words such as "under" stand before it; it is in
 * dollars, unless the context finds that too much for a night (`likelyCurrency`).
 */
export function readPrice(text: string, language: Locale): Reading<RequestedPrice | null> {
  const taken = takeSpan(text) ?? takeLimit(text, most, 'max') ?? takeLimit(text, least, 'min')
  const read = taken ?? takeNear(text) ?? takeBare(text)
  if (!read) return { value: null, rest: text }
  const { value: said, rest } = readPeriod(read.rest)
  const { min, max, currency } = said === 'year' ? monthOfYear(read.value) : read.value
  const period = said === 'year' ? 'month' : said === 'week' ? 'night' : said
  const likely = currency ?? likelyCurrency(max ?? min ?? 0, period, language)
  const value = { min, max, currency: likely, period }
  return { value: said === 'week' ? pricePerNight(value, nightsOfWeek) : value, rest }
}

type Limits = { min: number | null; max: number | null; currency: Amount['currency'] }

function takeSpan(text: string): Reading<Limits> | null {
  span.lastIndex = 0
  for (let match = span.exec(text); match; match = span.exec(text)) {
    const limits = limitsOf(match, text.slice(0, match.index))
    if (limits) return { value: limits, rest: without(text, match) }
    // Of "para 6 de $100 a $150" the span of prices begins at its second number.
    span.lastIndex = match.index + 1
  }
  return null
}

function limitsOf(match: RegExpExecArray, before: string): Limits | null {
  const ofFirst = match.slice(1, 1 + amountGroups)
  const ofSecond = match.slice(1 + amountGroups)
  const first = readAmount(ofFirst)
  const second = readAmount(ofSecond)
  const currency = first?.currency ?? second?.currency ?? null
  const saysBetween = / (?:between|entre) /.test(match[0])
  if (!first || !second || (currency === null && !saysBetween)) return null
  const ahead = before + match[0].slice(0, match[0].search(/\d/))
  const hasSign = ofSecond[0] !== undefined
  const isBare = first.currency === null && !saysBetween
  if (isBare && countsOther(first.value, { ahead, hasSign, words: match[0] })) return null
  const [sign, figures, scale = ofSecond[2], signAfter] = ofFirst
  // "5-8k" is 5,000 to 8,000, and "800 to 1.5k" begins at 800.
  const scaled = readAmount([sign, figures, scale, signAfter])?.value ?? first.value
  const start = scaled <= second.value ? scaled : first.value
  return { min: Math.min(start, second.value), max: Math.max(start, second.value), currency }
}

/** "For 4 to $100", "zona 10 - $80" and "family of 4 and 200 dollars" hold one price. */
function countsOther(
  first: number,
  { ahead, hasSign, words }: { ahead: string; hasSign: boolean; words: string },
): boolean {
  const isOfGuests = beforeGuests.test(ahead)
  if (first >= minBareAmount) return hasSign && isOfGuests
  return hasSign || isOfGuests || / zon[ae] $/.test(ahead) || / (?:y|and) /.test(words)
}

/** Words such as "at least" and "from" count people and days as well: they need a currency. */
function takeLimit(text: string, pattern: RegExp, end: 'min' | 'max'): Reading<Limits> | null {
  const taken = extractFirst(text, [pattern])
  const amount = taken && readAmount(taken.match.slice(1))
  if (!taken || !amount) return null
  const isSure = amount.currency !== null || end === 'max'
  if (!isSure || (amount.currency === null && amount.value < minBareAmount)) return null
  const limits = { min: null, max: null, currency: amount.currency, [end]: amount.value }
  return { value: limits, rest: taken.rest }
}

/** "Up to 8" is about people; no house costs that little. */
const minBareAmount = 25

function takeNear(text: string): Reading<Limits> | null {
  const taken = extractFirst(text, [near])
  const amount = taken && readAmount(taken.match.slice(1))
  if (!taken || !amount?.currency) return null
  const value = {
    min: Math.round(amount.value * (1 - nearness)),
    max: Math.round(amount.value * (1 + nearness)),
    currency: amount.currency,
  }
  return { value, rest: taken.rest }
}

/** An amount of money alone is the budget. */
function takeBare(text: string): Reading<Limits> | null {
  for (const match of text.matchAll(bare)) {
    const amount = readAmount(match.slice(1))
    if (!amount?.currency) continue
    const rest = `${text.slice(0, match.index)} | ${text.slice(match.index + match[0].length)}`
    return { value: { min: null, max: amount.value, currency: amount.currency }, rest }
  }
  return null
}

function readPeriod(text: string): Reading<PricePeriod | 'week' | 'year' | null> {
  const week = extractFirst(text, [weekly])
  if (week) return { value: 'week', rest: week.rest }
  const stay = extractFirst(text, [inAll])
  if (stay) return { value: 'stay', rest: stay.rest }
  const month = extractFirst(text, [monthly])
  if (month) return { value: 'month', rest: month.rest }
  const year = extractFirst(text, [yearly])
  if (year) return { value: 'year', rest: year.rest }
  const night = extractFirst(text, [nightly])
  if (night) return { value: 'night', rest: night.rest }
  return { value: null, rest: text }
}

/** Houses are compared by the month. */
function monthOfYear({ min, max, currency }: Limits): Limits {
  const share = (amount: number | null) => amount && Math.round(amount / monthsOfYear)
  return { min: share(min), max: share(max), currency }
}

/** Above this an amount per night is in quetzals. */
const maxDollarsOfNight = 1500

function likelyCurrency(
  amount: number,
  period: PricePeriod | null,
  language: Locale,
): RequestedPrice['currency'] {
  const isNight = period === 'night' || period === null
  return language === 'es' && isNight && amount > maxDollarsOfNight && amount < 20_000
    ? 'GTQ'
    : 'USD'
}
