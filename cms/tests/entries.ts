import type { Editor } from './editor'

export const rental = 'api::rental.rental'
export const town = 'api::town.town'
export const region = 'api::region.region'
export const amenity = 'api::amenity.amenity'

export const rentalData = {
  name: 'Casa Ñandú',
  title: 'A quiet house',
  type: 'vacation_rental',
  typeOfProperty: 'house',
  descriptionMarkdown: 'Two rooms around a patio.',
  capacityOfPeople: 4,
  noBedroom: 2,
  noBathroom: 1.5,
  basePrice: 120.5,
  calendar: 'kept_here',
  typeOfTerms: 'standard',
  checkInTimeStart: '15:00:00.000',
}

export const connect = (...ids: string[]) => ({
  connect: ids.map((documentId) => ({ documentId })),
  disconnect: [],
})

/** A region and a town in both languages, as every rental needs. */
export async function createTown(editor: Editor, slug: string): Promise<string> {
  const words = { name: 'Region', description: 'A region.' }
  const { documentId: regionId } = await editor.create(region, { ...words, slug: `region-${slug}` })
  await editor.save(region, regionId, { ...words, name: 'Región' }, 'es')
  const data = { name: 'Town', line: 'A town.', latitude: 14.5, longitude: -90.7, slug }
  const created = await editor.create(town, { ...data, region: connect(regionId) })
  await editor.save(town, created.documentId, { ...data, name: 'Pueblo' }, 'es')
  return created.documentId
}
