import { useTranslation } from 'react-i18next'
import { Medal } from './medal'
import classes from './medals.module.css'
import type { ReferralPlanData } from './read-referral-plan.server'
import { salesBand } from './sales-band'

/** The three medals with their bands of sales and percentages. */
export function Medals({ page }: Pick<ReferralPlanData, 'page'>) {
  const { t } = useTranslation('owners')
  return (
    <section className={`content ${classes.section}`} aria-labelledby="medals">
      <h2 id="medals" className={classes.title}>
        {page.tiersTitle}
      </h2>
      <ul className={classes.medals}>
        {page.tiers.map((tier) => {
          const band = salesBand(tier)
          return (
            <li key={tier.medal} className={`panel ${classes.tier}`} data-medal={tier.medal}>
              <Medal medal={tier.medal} className={classes.medal} />
              <h3 className={classes.name}>{tier.name}</h3>
              <p className={classes.percent}>{t('percent', { percent: tier.percent })}</p>
              <p className={classes.band}>
                {band.key === 'salesFrom'
                  ? t(band.key, { from: band.from })
                  : t(band.key, { from: band.from, to: band.to })}
              </p>
              <p className={classes.text}>{tier.text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
