import { useMatches } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Namespace } from './word-groups'

/**
 * The `handle` of a route whose components need namespaces besides those of every page. remix-i18next reads it for the
 * first page of a document; `scripts/checks/page-words.test.ts` holds that none is left out.
 */
export type WordsHandle = { i18n: readonly Namespace[] }

/** Suspends until the words of the page to which a visitor goes are there; React shows the former page meanwhile. */
export function usePageWords(): void {
  useTranslation(useMatches().flatMap(({ handle }) => (hasWords(handle) ? handle.i18n : [])))
}

function hasWords(handle: unknown): handle is WordsHandle {
  return typeof handle === 'object' && handle !== null && 'i18n' in handle
}
