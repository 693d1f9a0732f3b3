import type { AssistantSources } from '~/features/assistant/answer/decide-answer'
import { buildCatalogue } from '~/features/catalogue/catalogue'
import { demoCatalogue } from './demo-catalogue'
import { demoFaqs } from './demo-faqs'

/** What the assistant answers from with the demo content, imported on `today`. */
export function demoSources(today: string): AssistantSources {
  return {
    catalogue: buildCatalogue(demoCatalogue(today)),
    faqs: { en: demoFaqs('en'), es: demoFaqs('es') },
  }
}
