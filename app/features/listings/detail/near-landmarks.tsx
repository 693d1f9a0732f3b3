import { useTranslation } from 'react-i18next'
import type { LandmarkKind } from '~content/landmark-kind'
import { distanceWords } from '~/features/catalogue/places/distance-words'
import type { NearLandmark } from '~/features/catalogue/places/near-landmarks'
import { Icon, type IconName } from '~/ui/icons/icon'
import classes from './near-landmarks.module.css'
import { Section } from './section'

const icons: Record<LandmarkKind, IconName> = {
  square: 'fountain',
  church: 'church',
  monument: 'camera',
  museum: 'building',
  ruins: 'pyramid',
  market: 'basket',
  viewpoint: 'binoculars',
  nature: 'leaf',
  beach: 'parasol',
  dock: 'anchor',
  bus: 'bus',
  airport: 'plane',
}

const metresAfoot = 2000
const metresPerMinute = 80

/** How far the sights and stations that visitors ask about are, as the crow flies. */
export function NearLandmarks({ near }: { near: readonly NearLandmark[] }) {
  const { t } = useTranslation('detail')
  if (near.length === 0) return null
  return (
    <Section title={t('near')} anchor="near">
      <ul className={classes.list}>
        {near.map(({ id, name, kind, metres }) => (
          <li key={id} className={classes.item}>
            <Icon name={icons[kind]} size={22} />
            <span className={classes.name}>{name}</span>
            <span className={classes.distance}>
              {distanceWords(metres, t)}
              {metres < metresAfoot && (
                <small>{t('nearWalk', { minutes: Math.round(metres / metresPerMinute) })}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{t('nearHint')}</p>
    </Section>
  )
}
