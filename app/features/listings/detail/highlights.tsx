import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icons/icon'
import classes from './highlights.module.css'
import { Section } from './section'

export function Highlights({ highlights }: { highlights: string[] }) {
  const { t } = useTranslation('detail')
  if (highlights.length === 0) return null
  return (
    <Section title={t('highlights')} anchor="highlights">
      <ul className={classes.list}>
        {highlights.map((highlight) => (
          <li key={highlight} className={classes.item}>
            <Icon name="star" className={classes.star} />
            {highlight}
          </li>
        ))}
      </ul>
    </Section>
  )
}
