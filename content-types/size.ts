/** Sizes in bytes. */
export const kilobytes = (count: number) => count * 1024
export const megabytes = (count: number) => kilobytes(count * 1024)
