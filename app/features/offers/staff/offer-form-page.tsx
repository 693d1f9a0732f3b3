import { Form, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { currencyCodes } from '~content/currency-code'
import { locales } from '~content/locale'
import { maxGuestWordsLength } from '~content/offer-stage'
import privatePage from '~/features/private-pages/private-page.module.css'
import { href } from '~/routing/href'
import { Button } from '~/ui/button/button'
import { DayRange } from '~/ui/forms/day-range'
import field from '~/ui/forms/field.module.css'
import type { OfferFormReply } from './answer-offer-form.server'
import { Checkbox, Choice, Field, wrongField } from './form-parts'
import { RentalFields } from './rental-fields'
import { MailPreview, SuggestedRentals } from './offer-extras'
import { validityUnits, type OfferInput, type OfferProblems } from './offer-input'
import classes from './offer-form.module.css'
import type { OfferFormData } from './read-offer-form.server'

type OfferFormProps = { data: OfferFormData; reply: OfferFormReply | undefined }

/** The form of an offer: filled with what is known, priced at once. Works without script. */
export function OfferFormPage({ data, reply }: OfferFormProps) {
  const { t } = useTranslation('offers')
  const { pathname } = useLocation()
  const { t: ofStays } = useTranslation('stays')
  const { stay, locale, replaces } = data
  const draft = reply?.draft ?? data.draft
  const { input, problems, priced } = draft
  // After `outdated` the page shows the current stay, so the form sends its revision.
  const { revision } = reply?.notice === 'outdated' ? stay : draft
  const isReady = priced !== null && priced.every(({ house }) => house !== null)
  const problemOf = (name: keyof typeof problems) =>
    problems[name] ? t(`staff.problems.${name}`) : undefined
  // Problems are shown only after the form was sent.
  const shown = reply ? problemOf : () => undefined
  return (
    <>
      <p>
        <a href={href('staffStay', locale, { id: stay.reference })}>{t('staff.toStay')}</a>
      </p>
      <h1 className={privatePage.title}>{t('staff.title')}</h1>
      <p className={privatePage.lead}>{t('staff.lead', { name: stay.guestName })}</p>
      {data.isAnswered && !reply && (
        <p role="status" className={privatePage.done}>
          {ofStays('done.mailed')}
        </p>
      )}
      {reply && (
        <p
          role={reply.notice === 'lookAtPrices' ? 'status' : 'alert'}
          className={reply.notice === 'lookAtPrices' ? privatePage.done : privatePage.problem}
        >
          {t(`staff.notices.${reply.notice}`)}
        </p>
      )}
      <Form reloadDocument method="post" action={pathname} className={classes.form}>
        <input type="hidden" name="formKey" value={draft.formKey} />
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="seen" value={draft.seen} />
        <GuestAndStay input={input} shown={shown} />
        <RentalFields draft={draft} houses={data.houses} problem={shown('houses')} />
        <SuggestedRentals also={draft.also} currency={input.currency} />
        <Terms input={input} shown={shown} />
        <MailPreview draft={draft} />
        {replaces && (
          <p className={field.hint}>
            {t(replaces.isAccepted ? 'staff.replacesAccepted' : 'staff.replaces', {
              reference: replaces.reference,
            })}
          </p>
        )}
        <div className={privatePage.actions}>
          <Button type="submit" name="do" value="price" kind={isReady ? 'secondary' : 'primary'}>
            {t('staff.price')}
          </Button>
          {isReady && (
            <Button type="submit" name="do" value="send" kind="primary">
              {t('staff.send', { email: input.guestEmail })}
            </Button>
          )}
        </div>
      </Form>
    </>
  )
}

type FieldsProps = {
  input: OfferInput
  /** What is wrong with a field, in words. */
  shown: (name: keyof OfferProblems) => string | undefined
}

function GuestAndStay({ input, shown }: FieldsProps) {
  const { t } = useTranslation('offers')
  const { t: ofStays } = useTranslation('stays')
  return (
    <div className={classes.sides}>
      <fieldset className={`panel ${classes.part}`}>
        <legend>{t('staff.guest')}</legend>
        <Field name="guestName" value={input.guestName} problem={shown('guestName')} />
        <Field
          name="guestEmail"
          type="email"
          value={input.guestEmail}
          problem={shown('guestEmail')}
        />
        <Choice name="language" value={input.language}>
          {locales.map((language) => (
            <option key={language} value={language}>
              {ofStays(`languages.${language}`)}
            </option>
          ))}
        </Choice>
      </fieldset>
      <fieldset className={`panel ${classes.part}`}>
        <legend>{t('staff.stay')}</legend>
        <DayRange
          of={(name) => ({
            label: t(`staff.${name}`),
            value: input[name],
            problem: shown(name),
          })}
        />
        <Field name="adults" type="number" value={input.adults} problem={shown('adults')} />
        <Field name="children" type="number" value={input.children} problem={shown('children')} />
        <Choice name="currency" value={input.currency}>
          {currencyCodes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </Choice>
        <Checkbox name="pet" isChecked={input.pet} />
        <Checkbox name="lateCheckIn" isChecked={input.lateCheckIn} />
        <Checkbox
          name="monthlyOffer"
          isChecked={input.monthlyOffer}
          hint={t('staff.monthlyOfferHint')}
        />
      </fieldset>
    </div>
  )
}

function Terms({ input, shown }: FieldsProps) {
  const { t } = useTranslation('offers')
  return (
    <fieldset className={`panel ${classes.part}`}>
      <legend>{t('staff.terms')}</legend>
      <div className={classes.row}>
        <Field name="validFor" type="number" value={input.validFor} problem={shown('validFor')} />
        <Choice name="validUnit" value={input.validUnit}>
          {validityUnits.map((unit) => (
            <option key={unit} value={unit}>
              {t(`staff.units.${unit}`)}
            </option>
          ))}
        </Choice>
      </div>
      <Checkbox name="holdsNights" isChecked={input.holdsNights} hint={t('staff.holdsHint')} />
      <label htmlFor="message">{t('staff.message')}</label>
      <textarea
        id="message"
        name="message"
        rows={3}
        maxLength={maxGuestWordsLength}
        defaultValue={input.message}
        {...(shown('message') && wrongField('message-problem'))}
        className={field.textarea}
      />
      {shown('message') && (
        <p id="message-problem" className={classes.wrong}>
          {shown('message')}
        </p>
      )}
    </fieldset>
  )
}
