import type { Namespace } from './word-groups'

type Loader = (namespaces: readonly Namespace[]) => Promise<unknown>

let load: Loader = () => Promise.resolve()

/**
 * Says how words are loaded. The browser's entry does so, since it alone imports their scripts: the names of these change with
 * each word, and so does what imports them.
 */
export function loadWordsWith(loader: Loader): void {
  load = loader
}

/** Loads the script of some words. Rejects where it cannot be had. */
export const fetchWords: Loader = (namespaces) => load(namespaces)

/** Loads words ahead of the page or the part that will ask for them. Where that fails, it asks itself. */
export function preloadWords(namespaces: readonly Namespace[]): void {
  load(namespaces).catch(() => undefined)
}
