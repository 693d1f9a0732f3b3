/** More than any camera picture has; a decompression bomb has more. */
export const maxPixels = 100_000_000
