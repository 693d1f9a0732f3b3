import { useTranslation } from 'react-i18next'
import { maxEmailLength, maxGuestNameLength, maxPhoneLength } from '~content/limits'
import { Button } from '~/ui/button/button'
import field from '~/ui/forms/field.module.css'
import type { StayPageData } from './read-stay-page.server'
import type { StayReply } from './stay-actions'
import { KeptForm } from './stay-form'
import classes from './stay-page.module.css'

type GuestFormProps = { data: StayPageData; reply: StayReply | undefined }

/** Name and contact of the guest, until a contract says them. */
export function GuestForm({ data, reply }: GuestFormProps) {
  const { t } = useTranslation('stays')
  const { guestName, email, phone } = data.stay
  const shown = { guestName, email: email ?? '', phone: phone ?? '' }
  const values = { ...shown, ...reply?.typed }
  const about = (name: keyof typeof shown) => {
    return { id: `guest-${name}`, name, defaultValue: values[name], className: field.input }
  }
  return (
    <details open={reply?.action === 'guest'}>
      <summary className={classes.summary}>{t('guestForm.title')}</summary>
      <KeptForm {...{ data, reply, shown }} action="guest">
        <p className={field.hint}>{t('guestForm.hint')}</p>
        <label htmlFor="guest-guestName">
          {t('guestForm.name')}
          <input {...about('guestName')} required maxLength={maxGuestNameLength} />
        </label>
        <label htmlFor="guest-email">
          {t('email')}
          <input {...about('email')} type="email" maxLength={maxEmailLength} />
        </label>
        <label htmlFor="guest-phone">
          {t('phone')}
          <input {...about('phone')} type="tel" maxLength={maxPhoneLength} />
        </label>
        <Button type="submit">{t('guestForm.save')}</Button>
      </KeptForm>
    </details>
  )
}
