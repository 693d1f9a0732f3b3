import { contractTemplates, type ContractTemplate } from '~content/contract-template'
import type { Locale } from '~content/locale'
import { readContent } from '~/platform/content/read-content.server'

/** The templates that are in use in a language. Throws a 503 if the CMS is unreachable. */
export async function listTemplates(locale: Locale): Promise<ContractTemplate[]> {
  const all = await readContent(contractTemplates, locale)
  return (all ?? []).filter(({ enabled }) => enabled)
}
