import { Form, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import privatePage from '~/features/private-pages/private-page.module.css'
import { Address, Fact } from '~/features/staff/lists/fact'
import { formatMoment } from '~/platform/time/format-moment'
import { href } from '~/routing/href'
import { Button } from '~/ui/button/button'
import { DayRange } from '~/ui/forms/day-range'
import field from '~/ui/forms/field.module.css'
import entry from '../entry-form.module.css'
import type { LeadStayReply } from './answer-lead-stay.server'
import type { LeadStayInput } from './lead-stay-input'
import classes from './lead-stay.module.css'
import type { LeadStayData } from './read-lead-stay.server'

type LeadStayProps = { data: LeadStayData; reply: LeadStayReply | undefined }

/**
 * Makes the stay of a landing lead: it shows what the guest wrote, and asks for rental and dates. Works without
 * script.
 */
export function LeadStayPage({ data, reply }: LeadStayProps) {
  const { t } = useTranslation('desk')
  const { t: stays } = useTranslation('stays')
  const { pathname } = useLocation()
  const { locale, title, lead, houses } = data
  const input = reply?.input ?? data.input
  const problemOf = (name: keyof LeadStayInput) =>
    reply?.problems[name] && t(`leadStay.problems.${name}`)
  return (
    <>
      <p>
        <a href={href('staffInbox', locale)}>{t('leadStay.back')}</a>
      </p>
      <div className={privatePage.head}>
        <h1 className={privatePage.title}>{title}</h1>
        <code>{lead.reference}</code>
      </div>
      {reply && (
        <p role="alert" className={privatePage.problem}>
          {t(`leadStay.problems.${reply.isUnavailable ? 'unavailable' : 'some'}`)}
        </p>
      )}
      <KnownOfLead data={data} />
      <Form reloadDocument method="post" action={pathname} className={`panel ${entry.box}`}>
        <div className={field.field}>
          <label htmlFor="house">{stays('house')}</label>
          <select
            id="house"
            name="house"
            defaultValue={input.house}
            aria-invalid={problemOf('house') ? true : undefined}
            aria-describedby={problemOf('house') ? 'house-problem' : 'house-hint'}
            className={field.select}
          >
            <option value="">{t('leadStay.laterHouse')}</option>
            {houses.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
          <Problem name="house" text={problemOf('house')} />
          <p id="house-hint" className={field.hint}>
            {t('leadStay.houseHint')}
          </p>
        </div>
        <div className={entry.row}>
          <DayRange
            of={(name) => ({
              label: stays(`factsForm.${name}`),
              value: input[name],
              problem: problemOf(name),
            })}
          />
          <div className={field.field}>
            <label htmlFor="guests">{stays('guests')}</label>
            <input
              id="guests"
              name="guests"
              type="number"
              min={1}
              max={1000}
              defaultValue={input.guests}
              aria-invalid={problemOf('guests') ? true : undefined}
              aria-describedby={problemOf('guests') && 'guests-problem'}
              className={field.input}
            />
            <Problem name="guests" text={problemOf('guests')} />
          </div>
        </div>
        <div className={privatePage.actions}>
          <Button type="submit" kind="primary">
            {t('leadStay.save')}
          </Button>
        </div>
      </Form>
    </>
  )
}

/** Facts of the lead that the stay takes over: guest, contact, language and message. */
function KnownOfLead({ data: { lead, locale, panel } }: { data: LeadStayData }) {
  const { t } = useTranslation('desk')
  const { t: stays } = useTranslation('stays')
  const { email, phone, contactMethod, language, about, words, receivedAt } = lead
  const { adults, children } = lead
  return (
    <section className={`panel ${entry.box} ${classes.known}`} aria-labelledby="known">
      <h2 id="known">{t('leadStay.known')}</h2>
      <dl className={classes.facts}>
        {email && (
          <Fact name={stays('email')}>
            <Address>{email}</Address>
          </Fact>
        )}
        {phone && <Fact name={stays('phone')}>{phone}</Fact>}
        {contactMethod && (
          <Fact name={stays('contactMethod')}>{stays(`contactMethods.${contactMethod}`)}</Fact>
        )}
        <Fact name={stays('language')}>{stays(`languages.${language}`)}</Fact>
        {about && <Fact name={t('leadStay.about')}>{about}</Fact>}
        {adults !== null && (
          <Fact name={stays('guests')}>{stays('people', { adults, children: children ?? 0 })}</Fact>
        )}
        <Fact name={stays('received')}>
          <time dateTime={receivedAt}>{formatMoment(receivedAt, locale)}</time>
        </Fact>
        {words && (
          <Fact name={stays('wishes')}>
            <span className={classes.words}>{words}</span>
          </Fact>
        )}
      </dl>
      <p>
        <a href={panel} rel="noreferrer">
          {t('leadStay.inPanel')}
        </a>
      </p>
    </section>
  )
}

function Problem({ name, text }: { name: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p id={`${name}-problem`} className={entry.wrong}>
      {text}
    </p>
  )
}
