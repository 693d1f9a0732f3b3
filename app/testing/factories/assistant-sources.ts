import type { AssistantSources } from '~/features/assistant/answer/decide-answer'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import { buildSuggestIndex } from '~/features/catalogue/suggest/suggest-index'
import { runSteps } from '~/platform/process/steps'
import { demoCatalogue } from './demo-catalogue'
import { demoFaqs } from './demo-faqs'

/** What the assistant answers from with the demo content, imported on `today`. */
export function demoSources(today: string): AssistantSources {
  const catalogue = buildCatalogue(demoCatalogue(today))
  return {
    catalogue,
    names: {
      en: runSteps(buildSuggestIndex(catalogue, 'en')),
      es: runSteps(buildSuggestIndex(catalogue, 'es')),
    },
    faqs: { en: demoFaqs('en'), es: demoFaqs('es') },
  }
}
