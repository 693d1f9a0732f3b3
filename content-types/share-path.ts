/** The first segment of the address of a share image; the site draws what follows. */
export const sharePath = 'share'

/** The size in pixels that networks ask for. */
export const shareSize = { width: 1200, height: 630 } as const
