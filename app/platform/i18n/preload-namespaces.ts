import type { Namespace } from './namespace-bundles'

type Loader = (namespaces: readonly Namespace[]) => Promise<unknown>

let load: Loader = () => Promise.resolve()

/**
 * Sets how namespaces are loaded. Only the browser's entry imports their scripts, so that a changed message changes
 * no other script's hash.
 */
export function setNamespaceLoader(loader: Loader): void {
  load = loader
}

/** Loads the scripts of some namespaces. Rejects if one fails. */
export const fetchNamespaces: Loader = (namespaces) => load(namespaces)

/** Loads namespaces before the component that needs them renders. If that fails, the component loads them itself. */
export function preloadNamespaces(namespaces: readonly Namespace[]): void {
  load(namespaces).catch(() => undefined)
}
