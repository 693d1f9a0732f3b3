import type { Scene } from '../content/keys'
import type { RentalSeed, Setting, TimeOfDay } from '../content/types'
import { altOf } from './alt'
import type { PlannedPicture } from './plan'

const GALLERY_MIN = 8

/** What a gallery falls back on when its rental names too few scenes. */
const fillers: readonly Scene[] = [
  'bedroom',
  'living-room',
  'kitchen',
  'bathroom',
  'dining-room',
  'terrace',
  'garden',
  'hammock',
  'workspace',
  'corridor',
]

const hours: readonly TimeOfDay[] = [
  'golden',
  'noon',
  'dawn',
  'dusk',
  'golden',
  'rain',
  'noon',
  'dusk',
]

type Wish = { scene: Scene; setting: Setting }
const keyOf = ({ scene, setting }: Wish) => `${scene}-${setting}`

const wishesOf = (rental: RentalSeed): Wish[] => {
  const missing = Math.max(0, GALLERY_MIN - 1 - rental.gallery.length)
  const spare = fillers.filter((scene) => !rental.gallery.includes(scene)).slice(0, missing)
  return [...rental.gallery, ...spare].map((scene) => ({ scene, setting: rental.setting }))
}

type Demand = Wish & { total: number; atOnce: number }

const demandsOf = (rentals: readonly RentalSeed[]): Map<string, Demand> => {
  const demands = new Map<string, Demand>()
  for (const rental of rentals) {
    const here = new Map<string, number>()
    for (const wish of wishesOf(rental)) {
      const key = keyOf(wish)
      const times = (here.get(key) ?? 0) + 1
      here.set(key, times)
      const demand = demands.get(key) ?? { ...wish, total: 0, atOnce: 0 }
      demands.set(key, {
        ...demand,
        total: demand.total + 1,
        atOnce: Math.max(demand.atOnce, times),
      })
    }
  }
  return demands
}

/** How many variants each kind gets, so that together they come as near to the budget as they can. */
const variantsFor = (demands: readonly Demand[], budget: number): number[] => {
  const at = (share: number) =>
    demands.map(({ total, atOnce }) =>
      Math.max(atOnce, Math.min(total, Math.round(share * Math.sqrt(total)))),
    )
  let low = 0
  let high = 12
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2
    const sum = at(middle).reduce((a, b) => a + b, 0)
    if (sum > budget) high = middle
    else low = middle
  }
  return at(low)
}

/**
 * A pool of rooms and views shared by all rentals: each takes the picture of the wanted kind that was
 * shown longest ago, so that neighbours in a list differ.
 */
export const shareRooms = (
  rentals: readonly RentalSeed[],
  budget: number,
): { pictures: PlannedPicture[]; galleries: Record<string, string[]> } => {
  const demands = demandsOf(rentals)
  const counts = variantsFor([...demands.values()], budget)
  const pool = new Map<string, { picture: PlannedPicture; shown: number }[]>()
  ;[...demands].forEach(([key, demand], k) => {
    const variants = Array.from({ length: counts[k] ?? 1 }, (_, i) => ({
      picture: roomOf(demand, i, hours[(i + k * 3) % hours.length] ?? 'golden'),
      shown: -1,
    }))
    pool.set(key, variants)
  })
  const galleries = Object.fromEntries(
    rentals.map((rental, turn) => {
      const taken = new Set<string>()
      for (const wish of wishesOf(rental)) {
        const [best] = (pool.get(keyOf(wish)) ?? [])
          .filter(({ picture }) => !taken.has(picture.id))
          .sort(
            (a, b) =>
              a.shown - b.shown ||
              Number(b.picture.light === rental.light) - Number(a.picture.light === rental.light),
          )
        if (!best) continue
        best.shown = turn
        taken.add(best.picture.id)
      }
      return [rental.slug, [...taken]]
    }),
  )
  return { pictures: [...pool.values()].flat().map(({ picture }) => picture), galleries }
}

const roomOf = (wish: Wish, variant: number, light: TimeOfDay): PlannedPicture => {
  const id = `${keyOf(wish)}-${light}-${String(variant + 1).padStart(2, '0')}`
  return {
    id,
    scene: wish.scene,
    setting: wish.setting,
    light,
    seed: id,
    width: 1440,
    height: 1080,
    alt: altOf({ ...wish, light, seed: id }),
  }
}
