import { describe, expect, it } from 'vitest'
import { fc } from '~/testing/fast-check'
import { roomLabels, type RoomLabel } from '~content/room-label'
import type { RoomPicture } from '~content/picture'
import { groupByRoom } from './group-by-room'

function pictures(rooms: (RoomLabel | null)[]): RoomPicture[] {
  return rooms.map((room, index) => ({
    picture: { hash: `view_${index}`, width: 4, height: 3 },
    alt: '',
    ...(room && { room }),
  }))
}

describe('the pictures of the viewer', () => {
  it('stand together by room, in the order of the gallery', () => {
    expect(
      groupByRoom(pictures(['outside', 'bedroom', null, 'kitchen', 'bedroom', 'outside'])),
    ).toEqual({
      order: [0, 5, 1, 4, 2, 3],
      groups: [
        { room: 'outside', first: 0, count: 2 },
        { room: 'bedroom', first: 2, count: 2 },
        { room: null, first: 4, count: 1 },
        { room: 'kitchen', first: 5, count: 1 },
      ],
    })
  })

  it('have no groups where no room or one room is named', () => {
    expect(groupByRoom(pictures([null, null]))).toEqual({ order: [0, 1], groups: [] })
    expect(groupByRoom(pictures(['pool', 'pool']))).toEqual({ order: [0, 1], groups: [] })
    expect(groupByRoom([])).toEqual({ order: [], groups: [] })
  })

  it('are all of the gallery, each room once, whatever their rooms are', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(null, ...roomLabels)), (rooms) => {
        const { order, groups } = groupByRoom(pictures(rooms))
        expect(order.toSorted((a, b) => a - b)).toEqual(rooms.map((_, index) => index))
        const named = groups.map(({ room }) => room)
        expect(new Set(named).size).toBe(named.length)
        for (const { room, first, count } of groups) {
          const shown = order.slice(first, first + count).map((index) => rooms[index])
          expect(new Set(shown)).toEqual(new Set([room]))
        }
      }),
    )
  })
})
