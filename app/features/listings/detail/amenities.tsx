import { useTranslation } from 'react-i18next'
import { amenityGroups } from '~content/amenity-group'
import { Icon } from '~/ui/icons/icon'
import type { DetailAmenity } from '~/features/catalogue/detail/listing-detail'
import classes from './amenities.module.css'
import { Section } from './section'

export function Amenities({ amenities }: { amenities: DetailAmenity[] }) {
  const { t } = useTranslation('detail')
  if (amenities.length === 0) return null
  const groups = amenityGroups
    .map((group) => ({ group, items: amenities.filter((one) => one.group === group) }))
    .filter(({ items }) => items.length > 0)
  return (
    <Section title={t('amenities')} anchor="amenities">
      <div className={classes.groups}>
        {groups.map(({ group, items }) => (
          <div key={group}>
            <h3 className={classes.group}>{t(`amenityGroups.${group}`)}</h3>
            <ul>
              {items.map((amenity) => (
                <li key={amenity.slug} className={classes.amenity}>
                  <Icon name={amenity.icon} size={22} />
                  {amenity.name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
