import { maxStayNoteLength } from '~content/limits'
import { useTranslation } from 'react-i18next'
import { lostReasons, type StayStage, stayStageNames } from '~content/stay-stage'
import privatePage from '~/features/private-pages/private-page.module.css'
import { ConfirmPopup } from '~/features/staff/lists/confirm-popup'
import { href } from '~/routing/href'
import { Button, ButtonLink } from '~/ui/button/button'
import field from '~/ui/forms/field.module.css'
import type { StayPageData } from './read-stay-page.server'
import { AnswerLink, StayForms } from './stay-forms'
import { mainButton, nextHint } from './next-step'
import type { StayReply } from './stay-actions'
import { StayForm, StayFormFields } from './stay-form'
import classes from './stay-page.module.css'

type StayPanelProps = { data: StayPageData; reply: StayReply | undefined }

/** What the team does with a stay: the next step first, then stage, note, owner and its end. */
export function StayPanel({ data, reply }: StayPanelProps) {
  const { t } = useTranslation('stays')
  const { stay, next, isMine } = data
  const placeOf = (stage: StayStage) => stayStageNames.indexOf(stage)
  // Going back and calling off are chosen, never set by a hasty click.
  const forward = next.find(
    (stage) => stage !== 'cancelled' && placeOf(stage) > placeOf(stay.stage),
  )
  // A stay that is lost by now has no such field: the words stand in the note.
  const reasonWords = reply?.action === 'lose' && stay.stage !== 'lost' ? reply.note : ''
  return (
    <aside className={`panel ${classes.desk}`} aria-labelledby="next">
      <h2 id="next">{t('next')}</h2>
      <NextStep data={data} />
      <StayForm data={data} action="move">
        <label htmlFor="stage">
          {t('stage')}
          <select
            id="stage"
            name="stage"
            required
            defaultValue={forward ?? ''}
            className={field.select}
          >
            {!forward && <option value="">–</option>}
            {next.map((stage) => (
              <option key={stage} value={stage}>
                {t(`stages.${stage}`)}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit">{t('move')}</Button>
      </StayForm>
      <StayForm data={data} action="note">
        <label htmlFor="note">
          {t('note')}
          <textarea
            id="note"
            name="note"
            rows={3}
            required
            maxLength={maxStayNoteLength}
            defaultValue={reasonWords === '' ? (reply?.note ?? '') : ''}
            aria-describedby="note-hint"
            className={field.textarea}
          />
        </label>
        <p id="note-hint" className={field.hint}>
          {t('noteHint')}
        </p>
        <Button type="submit">{t('addNote')}</Button>
      </StayForm>
      <StayForms data={data} reply={reply} />
      <p>
        {t('owner')}: <strong>{stay.owner ?? t('nobody')}</strong>
      </p>
      <div className={privatePage.actions}>
        <StayForm data={data} action={isMine ? 'give' : 'take'}>
          <Button type="submit">{isMine ? t('giveBack') : t('take')}</Button>
        </StayForm>
        {stay.stage !== 'lost' && (
          <ConfirmPopup
            id="lose"
            label={t('lose')}
            title={t('loseTitle')}
            lead={t('loseLead')}
            yes={t('loseYes')}
            no={t('leaveIt')}
          >
            <StayFormFields data={data} action="lose" />
            <label htmlFor="reason">
              {t('reason')}
              <select id="reason" name="reason" className={field.select}>
                {lostReasons.map((reason) => (
                  <option key={reason} value={reason}>
                    {t(`reasons.${reason}`)}
                  </option>
                ))}
              </select>
            </label>
            <label htmlFor="reason-words">
              {t('reasonWords')}
              <input
                id="reason-words"
                name="note"
                maxLength={500}
                defaultValue={reasonWords}
                className={field.input}
              />
            </label>
          </ConfirmPopup>
        )}
      </div>
    </aside>
  )
}

/** The steps that can be taken, and the sentence about the next one; its button stands out. */
function NextStep({ data }: { data: StayPageData }) {
  const { t } = useTranslation('stays')
  const { stay, locale, isOffered } = data
  const { contract, booking, agreement, reference } = stay
  const known = { ...stay, isOffered }
  const main = mainButton(known)
  const kindOf = (button: typeof main) => (button === main ? 'primary' : 'secondary')
  const isBookingNext = contract && agreement?.stage === 'signed' && !booking
  return (
    <>
      <div className={privatePage.actions}>
        <AnswerLink data={data} />
        {!contract && !booking && (
          <ButtonLink kind={kindOf('offer')} href={href('staffOffer', locale, { id: reference })}>
            {t('makeOffer')}
          </ButtonLink>
        )}
        {!contract && (
          <ButtonLink
            kind={kindOf('contract')}
            href={href('contractNew', locale, {}, new URLSearchParams({ stay: reference }))}
          >
            {t('makeContract')}
          </ButtonLink>
        )}
        {isBookingNext && (
          <StayForm data={data} action="bookingShared">
            <Button type="submit" kind={kindOf('booking')}>
              {t('makeAndShare')}
            </Button>
          </StayForm>
        )}
        {isBookingNext && (
          <StayForm data={data} action="booking">
            <Button type="submit">{t('makeBooking')}</Button>
          </StayForm>
        )}
        {booking && (
          <ButtonLink
            kind={kindOf('openBooking')}
            href={href('staffBooking', locale, { id: booking })}
          >
            {t('openBooking')}
          </ButtonLink>
        )}
        {contract && (
          <ButtonLink
            kind={kindOf('openContract')}
            href={href('contract', locale, { id: contract })}
          >
            {t('openContract')}
          </ButtonLink>
        )}
      </div>
      <p className={field.hint}>{t(`hints.${nextHint(known)}`)}</p>
    </>
  )
}
