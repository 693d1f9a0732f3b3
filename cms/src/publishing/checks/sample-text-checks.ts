import { isSampleText } from '../../presets/preset-blocks'
import { translate } from '../../labels/translate'
import { type EntryComponent, placeOf } from './list-components'

/** Finds sample texts of presets that were not replaced; each prevents publishing. */
export function sampleTextFaults(parts: EntryComponent[]): string[] {
  return parts.flatMap((part) =>
    Object.entries(part.value).flatMap(([field, value]) => {
      if (typeof value !== 'string' || !isSampleText(value)) return []
      return [
        translate('"{field}" still has the sample words of the preset: write your own there.', {
          field: placeOf(part, field),
        }),
      ]
    }),
  )
}
