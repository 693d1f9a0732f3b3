import { kilobytes } from '~/platform/units/size'
import { createYielder } from './yielder.server'

const chunkSize = kilobytes(256)

/** Calls `visit` with each chunk of a long buffer, with pauses in which the event loop serves others. */
export async function forEachChunk(
  whole: Uint8Array,
  visit: (chunk: Uint8Array) => unknown,
): Promise<void> {
  const yielder = createYielder(1)
  for (let start = 0; start < whole.length; start += chunkSize) {
    if (yielder.isDue()) await yielder.pause()
    visit(whole.subarray(start, start + chunkSize))
  }
}
