import { useMatches } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Namespace } from './namespace-bundles'

/**
 * The `handle` of a route whose components need namespaces besides those of every page. remix-i18next reads it for the
 * first page of a document; `scripts/checks/route-namespaces.test.ts` checks that none is missing.
 */
export type I18nHandle = { i18n: readonly Namespace[] }

/** Suspends until the namespaces of the next page are loaded; React shows the former page meanwhile. */
export function useRouteNamespaces(): void {
  useTranslation(useMatches().flatMap(({ handle }) => (hasNamespaces(handle) ? handle.i18n : [])))
}

function hasNamespaces(handle: unknown): handle is I18nHandle {
  return typeof handle === 'object' && handle !== null && 'i18n' in handle
}
