import type { Scene } from '../content/keys'
import type { RentalSeed, Setting, TimeOfDay, Words } from '../content/types'
import { altOf } from './alt'
import { borrowPictures } from './plan-borrowed'
import { planPlaces } from './plan-places'
import { shareRooms } from './plan-rooms'
import type { PictureScene } from './scenes'

export type PlannedPicture = {
  /** Stem of its file name. */
  id: string
  scene: PictureScene
  setting: Setting
  light: TimeOfDay
  seed: string
  /** Pixels. */
  width: number
  height: number
  alt: Words
}

export type PicturePlan = {
  pictures: PlannedPicture[]
  /** Picture ids of each rental by its slug, cover first. */
  galleries: Record<string, string[]>
  /** Picture ids of named places of the site. */
  places: Record<string, string>
}

/** Covers, rooms and views together; the site's own pictures come on top. */
const poolSize = 377

/** Which pictures the demo content needs, and who shows which. The same rentals always give the same plan. */
export const planPictures = (rentals: readonly RentalSeed[]): PicturePlan => {
  const covers = rentals.map(coverOf)
  const places = planPlaces()
  const rooms = shareRooms(rentals, Math.max(200, poolSize - covers.length))
  const galleries = Object.fromEntries(
    rentals.map((rental, i) => [
      rental.slug,
      [covers[i]?.id ?? '', ...(rooms.galleries[rental.slug] ?? [])],
    ]),
  )
  return {
    pictures: [...covers, ...rooms.pictures, ...places.map(({ picture }) => picture)],
    galleries,
    places: {
      ...borrowPictures([...rooms.pictures, ...covers]),
      ...Object.fromEntries(places.map(({ place, picture }) => [place, picture.id])),
    },
  }
}

const coverOf = (rental: RentalSeed): PlannedPicture => {
  const { cover, setting, light, slug } = rental
  const scene: Scene = cover
  const seed = `cover/${slug}`
  return {
    id: `cover-${slug}`,
    scene,
    setting,
    light,
    seed,
    width: 1600,
    height: 1200,
    alt: altOf({ scene, setting, light, seed }),
  }
}
