import { Form, useSearchParams } from '@remix-run/react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { letsStays } from '~/features/catalogue/filters/dates'
import { listingFilters } from '~/features/catalogue/filters/listing-filters'
import { carriedParameters } from '~/features/catalogue/search/listing-query'
import { layoutParameters } from '~/routing/parameters'
import { Button } from '~/ui/button/button'
import { buttonClass, iconButtonClass } from '~/ui/button/button-class'
import { Icon } from '~/ui/icons/icon'
import type { ListingPageData } from '../list/read-listing-page.server'
import { useRequestedList } from '../list/use-requested-list'
import { ChoiceFilters } from './choice-filters'
import { DatesFilter } from './dates-filter'
import { needs } from '~/ui/layout/needs-scripts'
import { isPopoverOpen, openPopover } from '~/ui/layout/open-popovers'
import classes from './filter-bar.module.css'
import { GuestsFilter } from './guests-filter'
import { MoreFilters } from './more-filters'
import { OptionSelects } from './option-selects'
import { PlaceFilter } from './place-filter'
import { PriceFilter } from './price-filter'
import { useFilterForm } from './use-filter-form'
import { sheetId, sheetTitleId, useFilterSheet } from './use-filter-sheet'

/**
 * All filters in one GET form: a bar that sticks on desktop, where each change applies at once; a sheet
 * on phones, whose button says how many places it will show; a plain form without script.
 */
export function FilterBar({ data }: { data: ListingPageData }) {
  const { t } = useTranslation('listings')
  const formId = useId()
  const { open, setOpen, sheet, opener, closer } = useFilterSheet()
  const more = useRef<HTMLDivElement>(null)
  const form = useFilterForm(data, () => {
    setOpen(false)
    if (isPopoverOpen(more.current)) more.current?.hidePopover()
  })
  const { total, counts } = form.counted ?? data
  const active = listingFilters.filter(({ isSet }) => isSet?.(data.query)).length

  return (
    <div
      className={classes.bar}
      data-filter-bar=""
      onKeyDown={(event) => isEscapeOf(event) && setOpen(false)}
    >
      <div className="content">
        <a
          ref={opener}
          href={`#${sheetId}`}
          className={buttonClass({ className: classes.opener })}
          aria-expanded={open}
          aria-controls={formId}
          {...needs('click')}
          onClick={(event) => {
            event.preventDefault()
            setOpen(true)
          }}
        >
          <Icon name="filter" />
          {t('openFilters')}
          {active > 0 && <span className={classes.active}>{active}</span>}
        </a>
        <div {...sheet} className={classes.sheet}>
          <div className={classes.head}>
            <h2 id={sheetTitleId}>{t('filters')}</h2>
            <a
              ref={closer}
              href="#content"
              {...needs('click')}
              className={iconButtonClass({})}
              aria-label={t('closeMenu', { ns: 'layout' })}
              onClick={(event) => {
                event.preventDefault()
                setOpen(false)
              }}
            >
              <Icon name="close" />
            </a>
          </div>
          <Form
            id={formId}
            key={form.key}
            ref={form.ref}
            method="get"
            action={data.sectionPath}
            className={classes.form}
            onInput={form.onInput}
            onChange={form.onChange}
            onSubmit={form.onSubmit}
          >
            <PlaceFilter data={data} />
            {letsStays(data.section) && (
              <>
                <DatesFilter data={data} onChosen={form.onChange} />
                <GuestsFilter query={data.query} onStep={form.onChange} />
              </>
            )}
            <PriceFilter
              section={data.section}
              query={data.query}
              counts={counts.prices}
              onChosen={form.onChange}
            />
            <OptionSelects query={data.query} facets={counts.facets} />
            <MoreFilters
              query={data.query}
              facets={counts.facets}
              total={form.isTyped ? null : total}
              panel={more}
            />
            <ChoiceFilters section={data.section} query={data.query} />
            <KeptParameters data={data} />
            <Button type="submit" kind="primary" className={classes.apply}>
              {/* Without script it is not known what the choices leave. */}
              {(form.counted || open) && !form.isTyped
                ? t('showResults', { count: total })
                : t('apply')}
            </Button>
          </Form>
        </div>
      </div>
    </div>
  )
}

/** Whether the key is for the sheet: it closes a calendar that is open over it first. */
function isEscapeOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  return key === 'Escape' && !currentTarget.querySelector(openPopover)
}

/** What the address says beside the controls of the form and a filter must not lose. */
function KeptParameters({ data }: { data: ListingPageData }) {
  const { query } = useRequestedList(data)
  const [search] = useSearchParams()
  const kept = [
    ...carriedParameters(query),
    ...layoutParameters.map((name) => [name, search.get(name)] as const),
  ]
  return (
    <>
      {kept.map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
    </>
  )
}
