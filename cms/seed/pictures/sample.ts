import { coverScenes, roomScenes, type CoverScene, type Scene } from '../content/keys'
import type { RentalSeed, Setting, TimeOfDay } from '../content/types'

/** Where each kind of cover is at home. */
const homeOf: Record<CoverScene, readonly [Setting, ...Setting[]]> = {
  facade: ['colonial', 'highland'],
  courtyard: ['colonial', 'coffee'],
  villa: ['colonial', 'coffee', 'coast'],
  'modern-flat': ['city', 'colonial'],
  'coffee-finca': ['coffee'],
  'lake-house': ['lake'],
  'lake-cabin': ['lake', 'forest'],
  'jungle-cabin': ['forest'],
  treehouse: ['forest', 'coffee'],
  dome: ['coffee', 'highland', 'lake'],
  'beach-house': ['coast'],
  'highland-house': ['highland'],
  'city-tower': ['city'],
  'hotel-front': ['colonial', 'coast', 'lake'],
  townhouse: ['colonial', 'highland'],
}

const times: readonly TimeOfDay[] = ['golden', 'noon', 'dusk', 'dawn', 'rain']

/** 160 rentals made by rule, for drawing without the real content. */
export const sampleRentals = (): RentalSeed[] =>
  Array.from({ length: 160 }, (_, i): RentalSeed => {
    const cover = coverScenes[i % coverScenes.length] ?? 'facade'
    const homes = homeOf[cover]
    const setting = homes[Math.floor(i / coverScenes.length) % homes.length] ?? homes[0]
    const gallery = Array.from(
      { length: 8 },
      (_, k): Scene => roomScenes[(i * 3 + k * 7) % roomScenes.length] ?? 'bedroom',
    )
    return {
      slug: `sample-${i}`,
      type: 1,
      town: 'antigua-guatemala',
      setting,
      typeOfProperty: 'house',
      name: { en: `Sample ${i}`, es: `Muestra ${i}` },
      title: { en: 'A sample', es: 'Una muestra' },
      description: { en: '', es: '' },
      highlights: { en: [], es: [] },
      capacityOfPeople: 2,
      noBathroom: 1,
      bedrooms: [],
      place: false,
      amenities: [],
      houseRules: [],
      provider: 'casa-y-calle',
      listedDaysAgo: i,
      cover,
      gallery,
      light: times[i % times.length] ?? 'golden',
    }
  })
