import { useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { FilterOptions } from '~/features/catalogue/filters/listing-filter'
import { listingFilters, type ListingQuery } from '~/features/catalogue/filters/listing-filters'
import type { Facet, FacetOption } from '~/features/catalogue/search/count-choices'
import { Button } from '~/ui/button/button'
import { buttonClass } from '~/ui/button/button-class'
import { FilterPopover } from './filter-popover'
import classes from './more-filters.module.css'

type MoreFiltersProps = {
  query: ListingQuery
  facets: Facet[]
  /** Places that the form's values list; null while that is not known. */
  total: number | null
  panel: Ref<HTMLDivElement>
}

type Options = FilterOptions<Partial<ListingQuery>, ListingQuery>
type ShownFilter = { facet: Facet; options: Options; chosen: readonly (string | number)[] }

/** The filters that the bar has no room for: a panel on desktop, part of the sheet on phones. */
export function MoreFilters({ query, facets, total, panel }: MoreFiltersProps) {
  const { t } = useTranslation('listings')
  const shown = listingFilters.flatMap(({ options }): ShownFilter[] => {
    const facet = facets.find(({ name }) => name === options?.name)
    if (options?.control !== 'chips' || !facet) return []
    return [{ facet, options, chosen: options.chosen(query) }]
  })
  if (shown.length === 0) return null
  const labels = new Set(shown.map(({ options }) => options.label(t)))
  const active = shown.reduce((sum, { chosen }) => sum + chosen.length, 0)
  return (
    <FilterPopover
      label={t('moreFilters')}
      chosen={active > 0 ? `${t('moreFilters')} (${active})` : null}
      isWide
      panel={panel}
    >
      <div className={classes.groups}>
        {[...labels].map((label) => (
          <fieldset key={label} className={classes.group}>
            <legend className={classes.legend}>{label}</legend>
            <div className={classes.options}>
              {shown
                .filter(({ options }) => options.label(t) === label)
                .map((filter) => (
                  <FilterChoices key={filter.facet.name} {...filter} />
                ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className={classes.foot}>
        <Button type="submit" kind="primary">
          {total === null ? t('apply') : t('showResults', { count: total })}
        </Button>
      </div>
    </FilterPopover>
  )
}

function FilterChoices({ facet, options, chosen }: ShownFilter) {
  const { t } = useTranslation('listings')
  const isOne = options.pick === 'one'
  return (
    <>
      {isOne && (
        <Choice
          name={facet.name}
          type="radio"
          option={{ value: '', count: facet.any }}
          words={t('anyOption')}
          isChosen={chosen.length === 0}
        />
      )}
      {facet.options.map((option) => (
        <Choice
          key={option.value}
          name={facet.name}
          type={isOne ? 'radio' : 'checkbox'}
          option={option}
          words={option.name ?? options.words(t, option.value)}
          shortWords={options.shortWords?.(option.value)}
          isChosen={chosen.includes(option.value)}
        />
      ))}
    </>
  )
}

type ChoiceProps = {
  name: string
  type: 'radio' | 'checkbox'
  option: FacetOption
  words: string
  shortWords?: string | undefined
  isChosen: boolean
}

/** A choice with the places it leaves; one that leaves none cannot be chosen, but taken back. */
function Choice({ name, type, option, words, shortWords, isChosen }: ChoiceProps) {
  const { t } = useTranslation('listings')
  const { value, count } = option
  /** One that is taken back keeps the focus, and may be chosen again until that moves on. */
  const [hasFocus, setHasFocus] = useState(false)
  const places = count > 0 ? t('resultCount', { count }) : t('noneLeft')
  return (
    <label className={classes.choice}>
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        disabled={count === 0 && !isChosen && !hasFocus && value !== ''}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        aria-label={`${words}, ${places}`}
        className={classes.input}
      />
      <span className={buttonClass({ kind: 'chip', className: classes.face })} aria-hidden="true">
        {shortWords ?? words}
        <span className={classes.count}>{count > 0 ? count : t('noneLeft')}</span>
      </span>
    </label>
  )
}
