import type { Setting, TimeOfDay } from '../content/types'
import { type TeamKey, teamKeys } from '../content/team/team-keys'
import { altOf } from './alt'
import type { PlannedPicture } from './plan'
import type { PictureScene } from './scenes'

type Shape = keyof typeof shapes
const shapes = {
  hero: [2400, 1350],
  wide: [1600, 900],
  landscape: [1600, 1200],
  portrait: [1200, 1500],
  phone: [1200, 2000],
  share: [1200, 630],
  square: [640, 640],
} as const

/** `cutOf` names the place whose picture it shows in another shape. */
type Entry = readonly [
  place: string,
  PictureScene,
  Setting,
  TimeOfDay,
  Shape,
  options?: { cutOf: string },
]

const men: readonly TeamKey[] = [
  'rodrigo-sic',
  'diego-cumes',
  'jose-ic',
  'oswaldo-pirir',
  'kevin-batz',
]

const lightOf = (key: TeamKey): TimeOfDay =>
  (['golden', 'dawn', 'noon'] as const)[teamKeys.indexOf(key) % 3] ?? 'noon'

const entries: readonly Entry[] = [
  ['hero', 'antigua-rooftops', 'colonial', 'golden', 'hero'],
  ['hero-mobile', 'antigua-rooftops', 'colonial', 'golden', 'phone', { cutOf: 'hero' }],
  ['hero-2', 'street-arch', 'colonial', 'dawn', 'hero'],
  ['partner', 'shuttle-road', 'coffee', 'golden', 'landscape'],
  ['share', 'antigua-rooftops', 'colonial', 'golden', 'share'],
  ['award', 'antigua-rooftops', 'colonial', 'dusk', 'landscape'],
  ['section-vacationRentals', 'courtyard', 'colonial', 'golden', 'portrait'],
  ['section-longTermRentals', 'living-room', 'colonial', 'noon', 'portrait'],
  ['section-housesForSale', 'facade', 'colonial', 'noon', 'portrait'],
  ['section-uniqueStays', 'treehouse', 'forest', 'dusk', 'portrait'],
  ['section-hotels', 'hotel-front', 'colonial', 'dusk', 'portrait'],
  ['place-antigua-guatemala', 'street-arch', 'colonial', 'golden', 'landscape'],
  ['place-panajachel', 'dock', 'lake', 'dawn', 'landscape'],
  ['place-monterrico', 'beach-view', 'coast', 'golden', 'landscape'],
  ['place-flores', 'island-town', 'forest', 'dusk', 'landscape'],
  ['place-rio-dulce', 'dock', 'forest', 'noon', 'landscape'],
  ['place-lanquin', 'turquoise-pools', 'forest', 'noon', 'landscape'],
  ['place-quetzaltenango', 'cobbled-street', 'highland', 'dawn', 'landscape'],
  ['place-guatemala-city', 'city-view', 'city', 'dusk', 'landscape'],
  ['blog-carpet-street', 'carpet-street', 'colonial', 'dawn', 'landscape'],
  ['blog-market', 'market', 'highland', 'noon', 'landscape'],
  ...teamKeys.map((key): Entry => {
    const figure = men.includes(key) ? 'portrait-man' : 'portrait-woman'
    return [`portrait-${key}`, figure, 'colonial', lightOf(key), 'square']
  }),
]

/**
 * Pictures with a name of their own: heroes, sections, towns, the travel partner, the award, the share card, the team.
 */
export const planPlaces = (): { place: string; picture: PlannedPicture }[] =>
  entries.map(([place, scene, setting, light, shape, { cutOf = place } = {}]) => {
    const [width, height] = shapes[shape]
    const seed = `place/${cutOf}`
    return {
      place,
      picture: {
        id: `site-${place.toLowerCase()}`,
        scene,
        setting,
        light,
        seed,
        width,
        height,
        alt: altOf({ scene, setting, light, seed }),
      },
    }
  })
