import { kilobytes } from '~/platform/units/size'
import { createYielder } from './yielder.server'

const pieceSize = kilobytes(256)

/** Calls back for one piece of a long buffer after the other, with pauses in which the event loop serves others. */
export async function inPieces(
  whole: Uint8Array,
  visit: (piece: Uint8Array) => unknown,
): Promise<void> {
  const yielder = createYielder(1)
  for (let start = 0; start < whole.length; start += pieceSize) {
    if (yielder.isDue()) await yielder.pause()
    visit(whole.subarray(start, start + pieceSize))
  }
}
