import type { Locale } from '~content/locale'
import { findPage, localeOfPath } from '~/routing/find-page'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import type { Requirement } from './requirement'

/**
 * A requirement in the language of the page that shows it: visitors may have switched since they chose.
 * Where the rental lacks the language, or cannot be asked for, it stays as it is. Never throws.
 */
export async function translateRequirement(
  requirement: Requirement,
  locale: Locale,
): Promise<Requirement> {
  const [pathname = '', search = ''] = requirement.link.split('?')
  const page = findPage(pathname)
  if (!page || localeOfPath(pathname) === locale) return requirement
  try {
    const call = resources.rentalApi.path.replace(':slug', encodeURIComponent(requirement.slug))
    const { nameAnswerSchema } = await import('./name-answer')
    const response = await fetch(`/${call}?language=${locale}`)
    const { name } = nameAnswerSchema.parse(await response.json())
    return { ...requirement, name, link: href(page.name, locale, page.params, search) }
  } catch {
    return requirement
  }
}
