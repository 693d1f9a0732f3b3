import type { Locale } from '~content/locale'
import type { Rental } from '~content/rental'
import { contentIcon } from '~/ui/icons/content-icon'
import { localizedText } from '../localized-text'
import type { Lookups } from '../lookups'

/** The house rules of a rental in a language; ids that lead nowhere are left out. */
export function houseRulesOf(
  { houseRules }: Pick<Lookups, 'houseRules'>,
  { houseRuleIds }: Pick<Rental, 'houseRuleIds'>,
  locale: Locale,
) {
  return houseRuleIds.flatMap((id) => {
    const rule = houseRules.get(id)
    if (!rule) return []
    const name = localizedText(rule.name, locale)
    return { slug: rule.slug, icon: contentIcon(rule.icon), name }
  })
}
