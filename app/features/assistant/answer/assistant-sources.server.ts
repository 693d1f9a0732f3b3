import { faqs, type Faq } from '~content/faq'
import type { Locale } from '~content/locale'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'
import { getSuggestIndex } from '~/features/catalogue/suggest/suggest-index.server'
import { readContent } from '~/platform/content/read-content.server'
import type { AssistantSources } from './decide-answer'

/** What answers are made from; null while there is no catalogue. */
export async function findAssistantSources(): Promise<AssistantSources | null> {
  if (!hasCatalogue()) return null
  const [en, es] = await Promise.all([listFaqs('en'), listFaqs('es')])
  const catalogue = getCatalogueUntagged()
  const names = {
    en: await getSuggestIndex(catalogue, 'en'),
    es: await getSuggestIndex(catalogue, 'es'),
  }
  return { catalogue, names, faqs: { en, es } }
}

/** Always the same list, so that its index is built once. */
const noFaqs: readonly Faq[] = []

/** Houses can be found while the CMS has no questions to give. */
async function listFaqs(locale: Locale): Promise<readonly Faq[]> {
  try {
    return (await readContent(faqs, locale)) ?? noFaqs
  } catch (err) {
    if (err instanceof Response && err.status === 503) return noFaqs
    throw err
  }
}
