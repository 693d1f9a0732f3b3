import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button/button'
import type { Bedroom } from '~content/rental'
import { Icon } from '~/ui/icons/icon'
import { Section } from './section'
import classes from './sleeping.module.css'

const bedroomsPerTab = 4

/** Sleeping arrangements in tabs of four bedrooms (browsing.md §3); without script all are shown. */
export function Sleeping({ bedrooms }: { bedrooms: Bedroom[] }) {
  const { t } = useTranslation('detail')
  const [tab, setTab] = useState(0)
  if (bedrooms.length === 0) return null
  const tabs = Math.ceil(bedrooms.length / bedroomsPerTab)
  return (
    <Section title={t('sleeping')} anchor="sleeping">
      {tabs > 1 && (
        <div role="group" aria-label={t('sleeping')} className={`needs-script ${classes.tabs}`}>
          {Array.from({ length: tabs }, (_, index) => (
            <Button
              key={index}
              kind="chip"
              aria-pressed={tab === index}
              onClick={() => setTab(index)}
            >
              {t('bedroomTabs', {
                from: index * bedroomsPerTab + 1,
                to: Math.min((index + 1) * bedroomsPerTab, bedrooms.length),
              })}
            </Button>
          ))}
        </div>
      )}
      <ul className={classes.rooms}>
        {bedrooms.map((bedroom, index) => (
          <li
            key={index}
            className={classes.room}
            data-away={Math.floor(index / bedroomsPerTab) !== tab || undefined}
          >
            <Icon name="bed" size={24} />
            <h3 className={classes.name}>{t('bedroom', { number: index + 1 })}</h3>
            {bedroom.beds.map(({ bed, noBed }) => (
              <p key={bed}>{t(`beds.${bed}`, { count: noBed })}</p>
            ))}
            <p className={classes.bathroom}>{t(bathroomWords[bedroom.typeBathroom])}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const bathroomWords = {
  none: 'sharedBathroom',
  private: 'privateBathroom',
  ensuite: 'ensuiteBathroom',
} as const satisfies Record<Bedroom['typeBathroom'], string>
