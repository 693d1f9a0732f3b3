import type { TFunction } from 'i18next'
import type { Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import type { SectionKey } from '~content/section-key'
import type { ListingParameter } from '~/routing/parameters'
import type { DatedIndex } from '../stay/dated-index'
import type { Lookups } from '../lookups'
import type { Bits } from '../search/bits'
import type { SectionIndex } from '../section-index'
import type { QueryReader } from './query-reader'

/** What reading depends on: the section sets the price bounds, the earliest check-in tells which days are past. */
export type QueryContext = { section: SectionKey; earliestCheckIn: string }

/** Rentals pass whose number in a column lies in the range, both ends included. */
export type ColumnRange = {
  column: Uint8Array | Uint16Array | Float64Array
  min: number
  max: number
}

/** Whether the rental at a position of the index passes. */
export type Check = (position: number) => boolean

export type MatchContext = {
  section: SectionKey
  index: SectionIndex
  /** Set where the query has dates. */
  dated: DatedIndex | null
  /** Which positions can be had soon. */
  availableSoon: () => Uint8Array
  /** Which positions show a promotion, with dates one that counts for the stay. */
  promoted: () => Bits
  /** Places of the page's path. */
  regionSlug?: string | undefined
  townSlug?: string | undefined
}

export type ChipContext = {
  t: TFunction<'listings'>
  locale: Locale
  section: SectionKey
  /** Region or town of the page's path, and the names of the query's towns by slug. */
  region: { fullName: string } | null
  town: { slug: string; fullName: string } | null
  townNames: Record<string, string>
  /** Names that options have from the CMS. */
  optionName: (parameter: FilterParameter, value: OptionValue) => string | undefined
  /** Whether prices are totals of a stay. */
  hasStay: boolean
}

/** One removable chip: its words, and what the query's fields are without it. */
type FilterChip<Fields> = {
  key: string
  words: string
  cleared: Partial<Fields>
  /** Set where the chip stands for the place of the path: without it the section's whole list is shown. */
  leavesPlace?: true
}

/** The others choose a section, which a page has from its path. */
export type FilterParameter = Exclude<
  ListingParameter,
  'type' | 'longStay' | 'onSale' | 'fullHotel'
>

/** A select that every list has. The option that sets nothing has the value ''. */
type Choice = {
  name: FilterParameter
  label: (t: TFunction<'listings'>) => string
  options: (t: TFunction<'listings'>) => { value: string | number; words: string }[]
}

export type OptionValue = string | number

/** One of a filter's options. Which rentals have it is the same for all queries, or depends on one. */
export type FilterOption = {
  value: OptionValue
  /** Only an address asks for it; no control offers it. */
  isUnlisted?: boolean
  /** From the CMS; options without one have words of the interface. */
  name?: Record<Locale, string | null>
} & (
  | { has: (rental: Rental) => boolean; bits?: never }
  | { bits: (context: MatchContext) => Bits; has?: never }
)

/** Options among which visitors choose. Each says how many places it leaves before it is chosen (finding.md §3). */
export type FilterOptions<Fields, Query = Fields> = {
  name: FilterParameter
  /** One of them, or any number, which must all hold. */
  pick: 'one' | 'many'
  /** A select of the filter bar, or chips in the panel of more filters. */
  control: 'select' | 'chips'
  label: (t: TFunction<'listings'>) => string
  /** Words of an option that has no name. */
  words: (t: TFunction<'listings'>, value: OptionValue) => string
  /** The same for eyes, under the filter's label. */
  shortWords?: (value: OptionValue) => string
  list: (lookups: Lookups) => readonly FilterOption[]
  chosen: (query: Query) => readonly OptionValue[]
  /** What the fields hold once an option is no longer chosen. */
  without: (query: Query, value: OptionValue) => Partial<Fields>
}

export type Parameters = { [Name in FilterParameter]?: unknown }

/**
 * Everything about one filter of a list, or about something else that its address says. `Fields` are its part of
 * the query; each is called like its parameter. `Query` is what its functions read, by default the same fields.
 */
export type ListingFilter<Fields extends Parameters, Query = Fields> = {
  /** What the fields hold while nothing is set. The address leaves such values out. */
  unset: Fields
  /** Never throws: ignores what cannot be used, and reports it to the reader. */
  read: (reader: QueryReader, context: QueryContext) => Fields
  /** Sections without the filter read it as unset. */
  isOffered?: (section: SectionKey) => boolean
  /** Whether it counts among the filters in use. */
  isSet?: (query: Query) => boolean
  chips?: (query: Query, context: ChipContext) => FilterChip<Fields>[]
  choice?: Choice
  /** It has no control: the filter form carries its value along. */
  isCarried?: true
  /** A filter with options needs no `match`: rentals pass that have what is chosen. */
  options?: FilterOptions<Fields, Query>
  /** Which rentals pass; null if nothing is set. A range is the fastest; no check may allocate. */
  match?: (query: Query, context: MatchContext) => ColumnRange | Check | null
  /** What a check costs where it reads more than a column: judging a stay, or pricing one. Cheap checks run first. */
  cost?: 'stay' | 'price'
}
