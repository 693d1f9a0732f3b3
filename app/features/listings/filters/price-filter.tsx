import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyFacts, defaultCurrency } from '~content/currency-code'
import type { SectionKey } from '~content/section-key'
import { hasPrice, priceRangeWords } from '~/features/catalogue/filters/price'
import { formatMoney } from '~/features/pricing/money/money'
import { LazyPart } from '~/ui/layout/lazy-part'
import { useSeen } from '~/ui/layout/use-seen'
import { useCurrency } from '~/ui/money/currency-choice'
import { asksForStay } from '~/features/catalogue/filters/dates'
import { priceSlider } from '~/features/catalogue/search/listing-limits'
import type { ListingQuery } from '~/features/catalogue/filters/listing-filters'
import classes from './field.module.css'
import { FilterPopover } from './filter-popover'
import { PriceHistogram } from './price-histogram'
import { PriceInput } from './price-input'

const loadSlider = async () => (await import('./price-slider')).PriceSlider

type PriceFilterProps = {
  section: SectionKey
  query: ListingQuery
  /** Places for each step of the slider. */
  counts: number[]
  onChosen: () => void
}

/**
 * Two numbers and, with script, a slider over them; in the address' currency, else the visitor's. With dates
 * they are totals of the stay, as on the cards.
 */
export function PriceFilter({ section, query, counts, onChosen }: PriceFilterProps) {
  const { t } = useTranslation('listings')
  const visitors = useCurrency()
  const isOfStay = asksForStay(section, query)
  const isSet = hasPrice(query)
  const currency = isSet ? query.currency : visitors
  const symbol = currencyFacts[currency].symbol
  const { min, max, step } = priceSlider(section, currency)
  const [range, setRange] = useState<[number, number]>([
    query.minPrice ?? min,
    query.maxPrice ?? max,
  ])
  const chosen = useRef(false)
  const [slider, isOpen] = useSeen<HTMLDivElement>()
  useEffect(() => {
    if (chosen.current) onChosen()
    chosen.current = false
  }, [range, onChosen])
  // Another currency has another scale; with nothing set the slider stands at its ends.
  useEffect(() => {
    if (!isSet) setRange([min, max])
  }, [isSet, min, max])
  function choose([from, to]: [number, number]) {
    chosen.current = true
    setRange([from, to])
  }
  const words = (amount: number) => formatMoney(amount * 100, symbol)
  return (
    <FilterPopover
      label={t('price')}
      heading={isOfStay ? t('priceOfStay') : undefined}
      chosen={priceRangeWords(t, query, section)}
    >
      {/* Addresses of stored pages would name it, too, and switch a visitor back to it. */}
      {currency !== defaultCurrency && <input type="hidden" name="currency" value={currency} />}
      {counts.length > 0 && (
        <PriceHistogram
          counts={counts}
          from={Math.floor((range[0] - min) / step)}
          to={range[1] >= max ? counts.length - 1 : Math.ceil((range[1] - min) / step) - 1}
        />
      )}
      <div ref={slider} className={`needs-script ${classes.slider}`}>
        {isOpen && (
          <LazyPart load={loadSlider}>
            {(PriceSlider) => (
              <PriceSlider
                limits={{ min, max, step }}
                range={range}
                words={words}
                onChange={setRange}
                onChosen={choose}
              />
            )}
          </LazyPart>
        )}
      </div>
      <div className={classes.pair}>
        <PriceInput
          name="minPrice"
          label={`${t('priceFrom')} (${symbol})`}
          min={min}
          max={max}
          value={range[0]}
          empty={min}
          onType={(from) => setRange([from, range[1]])}
          onTyped={(from) => choose([from, range[1]])}
        />
        <PriceInput
          name="maxPrice"
          label={`${t('priceTo')} (${symbol})`}
          min={min}
          max={max}
          value={range[1]}
          empty={max}
          onType={(to) => setRange([range[0], to])}
          onTyped={(to) => choose([range[0], to])}
        />
      </div>
    </FilterPopover>
  )
}
