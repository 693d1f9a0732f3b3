import type { Picture } from '~content/picture'
import type { Rental } from '~content/rental'

/** Every picture that a rental shows, in any language. */
export function picturesOfRental(rental: Rental): Picture[] {
  return [rental.texts.en, rental.texts.es].flatMap(
    (text) => text?.gallery.map(({ picture }) => picture) ?? [],
  )
}
