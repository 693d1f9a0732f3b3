import type { Locale } from '~content/locale'
import { runInSlices } from '~/platform/process/run-in-slices.server'
import type { Catalogue } from '../catalogue'
import { buildSuggestIndex, type SuggestIndex } from './suggest-index'

const indexes = new WeakMap<Catalogue, Map<Locale, Promise<SuggestIndex>>>()

/** The names of a catalogue, indexed when they are first asked for; the event loop serves others meanwhile. */
export function getSuggestIndex(catalogue: Catalogue, locale: Locale): Promise<SuggestIndex> {
  const ofCatalogue = indexes.get(catalogue) ?? new Map<Locale, Promise<SuggestIndex>>()
  indexes.set(catalogue, ofCatalogue)
  const index = ofCatalogue.get(locale) ?? runInSlices(buildSuggestIndex(catalogue, locale))
  ofCatalogue.set(locale, index)
  return index
}
