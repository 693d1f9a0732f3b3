/** A part of the site that must be started before every page can be served. */
export type Feature = {
  name: string
  /** Resolves with how to stop it. Called again after a failure. */
  start: () => Promise<() => Promise<void>>
  /** If missing, the feature is ready as soon as it has started. */
  isReady?: () => boolean | Promise<boolean>
}
