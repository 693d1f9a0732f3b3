import bedParts from '../../components/rental/bed.json'
import bedroomParts from '../../components/rental/bedroom.json'
import tierParts from '../../components/rental/cancellation-tier.json'
import highlightParts from '../../components/rental/highlight.json'
import monthlyRateParts from '../../components/rental/monthly-rate.json'
import specialPriceParts from '../../components/rental/special-price.json'
import rental from '../../api/rental/content-types/rental/schema.json'
import type { Locale } from '../../content-types/locale'
import { joinList, splitList } from '../split-list'
import { type Column, type Entry, type Parsed, problem } from './column'
import { parseDay, parseNumber } from './field-columns'

/** How one part of a repeatable component stands in a cell. */
type Part = {
  write: (part: Entry) => string
  parse: (text: string) => Parsed
}

type ListOptions = { examples: Column['examples']; locale?: Locale; max?: number }

/** A repeatable component: its parts separated by vertical lines. */
function listColumn(field: string, { write, parse }: Part, options: ListOptions): Column {
  const { examples, locale = null, max = 200 } = options
  return {
    field,
    locale,
    examples,
    isNumber: false,
    isRequired: false,
    empty: [],
    read: (value) => joinList(partsOf(value).map(write)),
    parse(cell) {
      const texts = splitList(cell).filter((text) => text !== '')
      if (texts.length > max) return problem('tooMany', max)
      const value: unknown[] = []
      for (const text of texts) {
        const parsed = parse(text)
        if ('problem' in parsed) return parsed
        value.push(parsed.value)
      }
      return { value }
    },
  }
}

/** A number beyond its bounds is told as such, with its bound; null where there is none. */
function findTooLarge(...numbers: Parsed[]): Parsed | null {
  return numbers.find((one) => 'problem' in one && one.problem.code === 'tooLarge') ?? null
}

function partsOf(value: unknown): Entry[] {
  return Array.isArray(value) ? value : []
}

export function highlightColumn(locale: Locale, examples: Column['examples']): Column {
  const longest = highlightParts.attributes.highlight.maxLength
  const part: Part = {
    write: ({ highlight }) => String(highlight ?? ''),
    parse: (text) =>
      text.length > longest ? problem('tooLong', longest) : { value: { highlight: text } },
  }
  const { max } = rental.attributes.highlights
  return listColumn('highlights', part, { locale, examples, max })
}

/** `2026-12-20..2027-01-05`: nights, both days included. */
const period: Part = {
  write: ({ startDate, endDate }) => `${String(startDate)}..${String(endDate)}`,
  parse(text) {
    const [from = '', to = '', ...more] = text.split('..')
    const startDate = parseDay(from.trim())
    const endDate = parseDay(to.trim())
    if (!startDate || !endDate || more.length > 0) return problem('notPeriod', text)
    return endDate < startDate ? problem('reversed', text) : { value: { startDate, endDate } }
  },
}

export const blockedDatesColumn = listColumn('lockDates', period, {
  examples: ['', '2027-01-10..2027-01-15'],
})

/** `2026-12-20..2027-01-05: 285`, or with a least number of nights `…: 285 / 3`. */
export const seasonsColumn = listColumn(
  'aRSpecialPrices',
  {
    write: (part) => {
      const nights = part.minDays ? ` / ${String(part.minDays)}` : ''
      return `${period.write(part)}: ${String(part.price)}${nights}`
    },
    parse(text) {
      const [, days = '', amount = '', nights = ''] =
        /^([^:]*):\s*([^/]*?)\s*(?:\/\s*(\d{1,3})\s*)?$/.exec(text) ?? []
      const price = parseNumber(amount, specialPriceParts.attributes.price)
      const tooLarge = findTooLarge(price)
      if (tooLarge) return tooLarge
      if (days === '' || 'problem' in price || nights === '0') return problem('notSeason', text)
      const range = period.parse(days)
      if ('problem' in range) {
        return range.problem.code === 'reversed' ? range : problem('notSeason', text)
      }
      const minDays = nights === '' ? null : Number(nights)
      return { value: { ...(range.value as Entry), price: price.value, minDays } }
    },
  },
  { examples: ['2026-12-20..2027-01-05: 285 / 3 | 2027-03-21..2027-03-28: 260', ''] },
)

/** `3: 950`: from three months on, so much a month. */
export const monthlyRatesColumn = listColumn(
  'monthlyRates',
  {
    write: ({ fromMonths, price }) => `${String(fromMonths)}: ${String(price)}`,
    parse(text) {
      const [months = '', amount = '', ...more] = text.split(':').map((part) => part.trim())
      const { attributes } = monthlyRateParts
      const fromMonths = parseNumber(months, attributes.fromMonths)
      const price = parseNumber(amount, attributes.price)
      const tooLarge = findTooLarge(fromMonths, price)
      if (tooLarge) return tooLarge
      if ('problem' in fromMonths || 'problem' in price || more.length > 0) {
        return problem('notRate', text)
      }
      return { value: { fromMonths: fromMonths.value, price: price.value } }
    },
  },
  { examples: ['', '6: 900 | 12: 850'] },
)

/** `30: 100: Full refund`: until 30 days before, 100 percent back, and how it is called. */
export function cancellationColumn(locale: Locale, examples: Column['examples']): Column {
  const part: Part = {
    write: ({ noDays, percentDiscount, title }) =>
      `${String(noDays)}: ${String(percentDiscount)}: ${String(title)}`,
    parse(text) {
      const [, days = '', percent = '', title = ''] = /^([^:]*):([^:]*):\s*(.+)$/s.exec(text) ?? []
      const { attributes } = tierParts
      const noDays = parseNumber(days.trim(), attributes.noDays)
      const share = parseNumber(percent.trim(), attributes.percentDiscount)
      const tooLarge = findTooLarge(noDays, share)
      if (tooLarge) return tooLarge
      if ('problem' in noDays || 'problem' in share || title.length > attributes.title.maxLength) {
        return problem('notTier', text)
      }
      return { value: { title, noDays: noDays.value, percentDiscount: share.value } }
    },
  }
  return listColumn('cancellationPolicy', part, { locale, examples })
}

const bedNames: readonly string[] = bedParts.attributes.bed.enum
const bathroomNames: readonly string[] = bedroomParts.attributes.typeBathroom.enum

/** `1 king + 2 single: ensuite`: the beds of a bedroom, and its bathroom. */
export const bedsColumn = listColumn(
  'bedrooms',
  {
    write: ({ beds, typeBathroom }) => {
      const list = partsOf(beds).map(({ noBed, bed }) => `${String(noBed)} ${String(bed)}`)
      return `${list.join(' + ')}: ${String(typeBathroom)}`
    },
    parse(text) {
      const [list = '', bathroom = 'private', ...more] = text.split(':').map((part) => part.trim())
      const beds = list.split('+').map((each) => {
        const [, count = '', name = ''] = /^([1-9]|1\d|20)\s+(\w+)$/.exec(each.trim()) ?? []
        const bed = bedNames.find((known) => known.toLowerCase() === name.toLowerCase())
        return bed ? { noBed: Number(count), bed } : null
      })
      const isKnown = bathroomNames.includes(bathroom) && more.length === 0
      if (!isKnown || beds.includes(null)) return problem('notBedroom', text)
      return { value: { beds, typeBathroom: bathroom } }
    },
  },
  { examples: ['1 king: ensuite | 2 single: private', '1 queen + 1 crib: private'] },
)
