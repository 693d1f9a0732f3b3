import { useTranslation } from 'react-i18next'
import { contentIcon } from '~/ui/icons/content-icon'
import { Icon } from '~/ui/icons/icon'
import type { DetailHouseRule } from '~/features/catalogue/detail/listing-detail'
import classes from './amenities.module.css'
import { Section } from './section'

export function HouseRules({ rules }: { rules: DetailHouseRule[] }) {
  const { t } = useTranslation('detail')
  if (rules.length === 0) return null
  return (
    <Section title={t('houseRules')} anchor="rules">
      <ul className={classes.rules}>
        {rules.map((rule) => (
          <li key={rule.slug} className={classes.amenity}>
            <Icon name={contentIcon(rule.icon)} size={22} />
            {rule.name}
          </li>
        ))}
      </ul>
    </Section>
  )
}
