import type { RoomLabel } from '~content/room-label'
import type { RoomPicture } from '~content/picture'

/** Pictures of one room, which follow each other in the viewer; `first` is the position of the first. */
export type RoomGroup = { room: RoomLabel | null; first: number; count: number }

/**
 * The order in which the full-screen viewer shows a gallery, as positions in the gallery: what shows the same room
 * stands together, rooms and their pictures in the order of the gallery. `groups` is empty unless there are two rooms.
 */
export function groupByRoom(pictures: readonly RoomPicture[]): {
  order: number[]
  groups: RoomGroup[]
} {
  const rooms = new Map<RoomLabel | null, number[]>()
  for (const [index, { room = null }] of pictures.entries()) {
    const known = rooms.get(room)
    if (known) known.push(index)
    else rooms.set(room, [index])
  }
  let first = 0
  const groups = [...rooms].map(([room, { length: count }]) => {
    const group = { room, first, count }
    first += count
    return group
  })
  return { order: [...rooms.values()].flat(), groups: groups.length > 1 ? groups : [] }
}
