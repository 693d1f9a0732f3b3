/** A part of the site that has to be started before every page can be served. */
export type Feature = {
  name: string
  /** Resolves when started, with how to end it. May be called again where it fails. */
  start: () => Promise<() => Promise<void>>
  isReady: () => boolean
}
