import { RangeSlider } from '@mantine/core'
import '@mantine/core/styles/Slider.css'
import { useTranslation } from 'react-i18next'
import { MantinePart } from '~/ui/mantine/mantine-part'

type PriceSliderProps = {
  limits: { min: number; max: number; step: number }
  range: [number, number]
  /** An amount in the currency of the filter, in words. */
  words: (amount: number) => string
  onChange: (range: [number, number]) => void
  /** The visitor let go of it. */
  onChosen: (range: [number, number]) => void
}

/** Both ends of a price range. Loaded when the filter is opened. */
export function PriceSlider({ limits, range, words, onChange, onChosen }: PriceSliderProps) {
  const { t } = useTranslation('listings')
  return (
    <MantinePart>
      <RangeSlider
        {...limits}
        minRange={limits.step}
        value={range}
        label={words}
        color="jade"
        thumbFromLabel={t('priceFrom')}
        thumbToLabel={t('priceTo')}
        onChange={onChange}
        onChangeEnd={onChosen}
      />
    </MantinePart>
  )
}
