import { readFileSync } from 'node:fs'

/**
 * A HEIC picture of 64 × 48 pixels, red above and blue below, with an Exif block that says
 * GPS-SECRET-HERE. Encoded once: nothing on the machines of the tests can write HEVC.
 */
export const tinyHeic = readFileSync(new URL('./tiny.heic', import.meta.url))
