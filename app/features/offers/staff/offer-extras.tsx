import { useTranslation } from 'react-i18next'
import type { CurrencyCode } from '~content/currency-code'
import field from '~/ui/forms/field.module.css'
import { offerMoney } from '../offer-money'
import classes from './offer-form.module.css'
import type { OfferDraft } from './read-offer-form.server'

type SuggestedProps = Pick<OfferDraft, 'also'> & { currency: CurrencyCode }

/** Free rentals like the first one, each with its price: a tick puts it into the offer. */
export function SuggestedRentals({ also, currency }: SuggestedProps) {
  const { t } = useTranslation('offers')
  if (also.length === 0) return null
  return (
    <fieldset className={`panel ${classes.part}`}>
      <legend>{t('staff.also')}</legend>
      <p className={field.hint}>{t('staff.alsoLead')}</p>
      {also.map(({ label, total, value }) => (
        <label key={value} className={classes.tick}>
          <input type="checkbox" name="also" value={value} />
          <span>{label}</span>
          <strong className={classes.sum}>{offerMoney(total, currency)}</strong>
        </label>
      ))}
    </fieldset>
  )
}

/** The e-mail as the guest gets it, above the button that sends it. */
export function MailPreview({ draft: { mail, input, priced, also } }: { draft: OfferDraft }) {
  const { t } = useTranslation('offers')
  if (!mail) return null
  return (
    <section className={`panel ${classes.part}`} aria-labelledby="mail-preview">
      <h2 id="mail-preview" className={classes.heading}>
        {t('staff.mailPreview', { email: input.guestEmail })}
      </h2>
      <div lang={input.language} className={classes.mail}>
        <p>
          <strong>{mail.subject}</strong>
        </p>
        {mail.paragraphs.map((text, index) => (
          <p key={index}>{text}</p>
        ))}
        <ul>{priced?.map(({ house }) => house && <li key={house.rentalId}>{house.name}</li>)}</ul>
        <p>{mail.closing}</p>
      </div>
      <p className={field.hint}>{t(also.length > 0 ? 'staff.mailAlso' : 'staff.mailPrices')}</p>
    </section>
  )
}
