import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { ButtonLink } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import classes from './other-way.module.css'

/** For owners who would rather list their house; nothing in a language without the page for owners. */
export function OwnersWay() {
  const { t } = useTranslation('owners')
  const { missingPages, locale } = useSite()
  if (missingPages.includes('listWithUs')) return null
  return (
    <OtherWay
      title={t('ownerTitle')}
      text={t('ownerText')}
      link={t('ownerLink')}
      to={href('listWithUs', locale)}
    />
  )
}

/** For those who know an owner; nothing in a language without the referral plan. */
export function ReferralWay() {
  const { t } = useTranslation('owners')
  const { missingPages, locale } = useSite()
  if (missingPages.includes('referralPlan')) return null
  return (
    <OtherWay
      title={t('referralTitle')}
      text={t('referralText')}
      link={t('referralLink')}
      to={href('referralPlan', locale)}
    />
  )
}

type OtherWayProps = { title: string; text: string; link: string; to: string }

/** For those whom another page serves better. */
function OtherWay({ title, text, link, to }: OtherWayProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.box}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <p className={classes.text}>{text}</p>
      <ButtonLink kind="text" to={to} className={classes.link}>
        {link}
        <Icon name="arrow-right" size={18} />
      </ButtonLink>
    </section>
  )
}
