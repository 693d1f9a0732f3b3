import type { RentalSeed } from './content/types'
import { importDocuments } from './import-documents'
import type { PictureLibrary } from './import-pictures'
import type { TaxonomyIds } from './import-taxonomies'
import { rentalData } from './rental-data'
import type { SeedContext } from './seed-context'

/** Imports the rentals in both languages, with their galleries. */
export async function importRentals(
  context: SeedContext,
  rentals: readonly RentalSeed[],
  ids: TaxonomyIds,
  pictures: PictureLibrary,
): Promise<void> {
  await importDocuments(context, {
    step: 'rentals',
    uid: 'api::rental.rental',
    seeds: rentals,
    match: { field: 'slug', value: ({ slug }) => slug },
    data: (rental, locale) =>
      rentalData(rental, locale, {
        ids,
        gallery: pictures.gallery(rental.slug, locale),
        today: context.today,
      }),
  })
}
