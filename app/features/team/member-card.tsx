import { useTranslation } from 'react-i18next'
import { iconButtonClass } from '~/ui/button/button-class'
import { Icon } from '~/ui/icons/icon'
import { Photo } from '~/ui/media/photo'
import type { TeamMember } from './list-team'
import classes from './member-card.module.css'

/** A team member: portrait, name, role, languages, e-mail and professional network. */
export function MemberCard({ member }: { member: TeamMember }) {
  const { t } = useTranslation(['aboutUs', 'layout'])
  const { name, position, languages, emailAR, linkedIn, photoAr, photoAlt } = member
  return (
    <div className={classes.member}>
      <div className={classes.portrait}>
        <Photo
          picture={photoAr}
          alt={photoAlt}
          sizes="(min-width: 700px) 176px, 128px"
          widest={480}
        />
      </div>
      <h4 className={classes.name}>{name}</h4>
      <p className={classes.position}>{position}</p>
      {languages && (
        <p className={classes.languages}>
          <span className="visually-hidden">{t('languages')} </span>
          {languages}
        </p>
      )}
      {emailAR && (
        <a
          href={`mailto:${emailAR}`}
          className={classes.mail}
          // Begins with the visible text, so that voice control finds the link.
          aria-label={`${t('mail', { name })}: ${emailAR}`}
        >
          <MailAddress address={emailAR} />
        </a>
      )}
      {linkedIn && (
        <a
          href={linkedIn}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${t('network', { name })} ${t('layout:opensInNewTab')}`}
          className={iconButtonClass({ kind: 'secondary' })}
        >
          <Icon name="linkedin" />
        </a>
      )}
    </div>
  )
}

/** May break before the sign, where it does not fit, and nowhere else. */
function MailAddress({ address }: { address: string }) {
  const sign = address.lastIndexOf('@')
  return (
    <>
      <span>{address.slice(0, sign)}</span>
      <wbr />
      <span>{address.slice(sign)}</span>
    </>
  )
}
