import { useTranslation } from 'react-i18next'
import type { PlaceFacet } from './list-places'
import { regionValue } from './place-path'

/** The choices of a place filter: each region as a whole and its towns, with their counts. */
export function PlaceOptions({ places }: { places: PlaceFacet[] }) {
  const { t } = useTranslation('listings')
  return places.map((region) => (
    <optgroup key={region.slug} label={region.name}>
      <option value={regionValue(region.slug)}>
        {t('department', { region: region.name })} ({region.count})
      </option>
      {region.towns.map((town) => (
        <option key={town.slug} value={town.slug}>
          {town.name} ({town.count})
        </option>
      ))}
    </optgroup>
  ))
}
