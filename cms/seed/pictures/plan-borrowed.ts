import type { Scene } from '../content/keys'
import type { Setting, TimeOfDay } from '../content/types'
import type { PlannedPicture } from './plan'

type Wish = readonly [Scene, Setting, TimeOfDay]

/** Pictures of the blog and of owners' pages that are taken from the pool of the rentals. */
const wishes = {
  'blog-antigua-street': ['cobbled-street', 'colonial', 'golden'],
  'blog-lake-dawn': ['lake-view', 'lake', 'dawn'],
  'blog-coffee-finca': ['coffee-finca', 'coffee', 'golden'],
  'blog-volcano-dusk': ['volcano-view', 'colonial', 'dawn'],
  'blog-volcano-golden': ['volcano-view', 'coffee', 'noon'],
  'blog-living-room': ['living-room', 'colonial', 'golden'],
  'blog-house-facade': ['facade', 'colonial', 'noon'],
  'blog-bedroom-highland': ['bedroom', 'highland', 'dawn'],
  'blog-kitchen': ['kitchen', 'colonial', 'noon'],
  'blog-workspace': ['workspace', 'lake', 'noon'],
  'blog-desk-window': ['workspace', 'colonial', 'golden'],
  'blog-sky-overlook': ['volcano-view', 'highland', 'noon'],
  'blog-rain-garden': ['garden', 'coffee', 'rain'],
  'blog-woven-bedroom': ['bedroom-twin', 'lake', 'noon'],
  'blog-pool': ['pool', 'coast', 'noon'],
  'blog-reception': ['reception', 'colonial', 'golden'],
  'blog-fountain': ['patio-fountain', 'colonial', 'noon'],
  'blog-cloud-forest': ['jungle-view', 'forest', 'dawn'],
  'blog-white-bedroom': ['bedroom', 'colonial', 'noon'],
  'blog-lantern-terrace': ['terrace', 'colonial', 'dusk'],
  'blog-highland-house': ['highland-house', 'highland', 'dawn'],
  'blog-dining': ['dining-room', 'colonial', 'dusk'],
  'owners-courtyard': ['courtyard', 'colonial', 'golden'],
  'owners-street': ['townhouse', 'colonial', 'noon'],
  'service-photography': ['terrace', 'colonial', 'golden'],
  'service-photography-light': ['living-room', 'lake', 'noon'],
  'service-photography-above': ['lake-view', 'lake', 'golden'],
  'service-photography-yours': ['garden', 'colonial', 'noon'],
  'service-management': ['patio-fountain', 'colonial', 'golden'],
  'service-management-door': ['facade', 'colonial', 'golden'],
  'service-management-garden': ['garden', 'highland', 'rain'],
  'service-management-page': ['workspace', 'highland', 'noon'],
  'service-marketing': ['pool', 'colonial', 'dusk'],
  'service-marketing-told': ['bedroom', 'lake', 'dawn'],
  'service-marketing-everywhere': ['volcano-view', 'colonial', 'golden'],
  'service-marketing-numbers': ['dining-room', 'colonial', 'noon'],
  'document-agreement': ['cobbled-street', 'colonial', 'dawn'],
  'document-rules': ['courtyard', 'colonial', 'noon'],
  'document-insurance': ['living-room', 'coffee', 'dusk'],
} as const satisfies Record<string, Wish>

/** For each name the picture of the pool that comes nearest; none serves two while there are others. */
export const borrowPictures = (pool: readonly PlannedPicture[]): Record<string, string> => {
  const taken = new Set<string>()
  return Object.fromEntries(
    Object.entries(wishes).flatMap(([name, wish]) => {
      const [best] = pool
        .map((picture) => ({ picture, distance: distanceTo(wish, picture, taken) }))
        .sort((a, b) => a.distance - b.distance)
      if (!best) return []
      taken.add(best.picture.id)
      return [[name, best.picture.id]]
    }),
  )
}

const distanceTo = (
  [scene, setting, light]: Wish,
  picture: PlannedPicture,
  taken: Set<string>,
): number =>
  Number(picture.scene !== scene) * 8 +
  Number(picture.setting !== setting) * 4 +
  Number(taken.has(picture.id)) * 2 +
  Number(picture.light !== light)

/** Names of pictures that posts may show: borrowed ones, and some of the site's own. */
export type BorrowedPicture =
  | keyof typeof wishes
  | 'blog-carpet-street'
  | 'blog-market'
  | 'partner'
  | 'section-hotels'
  | 'place-flores'
  | 'place-guatemala-city'
  | 'place-lanquin'
  | 'place-monterrico'
  | 'place-quetzaltenango'
  | 'place-rio-dulce'
