import { Form, useLocation } from '@remix-run/react'
import { contractInquiryStages } from '~content/contract-inquiry-stage'
import privatePage from '~/features/private-pages/private-page.module.css'
import { StageBadge } from '~/features/staff/lists/stage-badge'
import { phoneLink } from '~/features/site/contact/phone-link'
import { Button, ButtonLink } from '~/ui/button/button'
import field from '~/ui/forms/field.module.css'
import { FormFailure } from '~/ui/forms/form-failure'
import { FormNotice } from '~/ui/forms/form-notice'
import { Icon } from '~/ui/icons/icon'
import type { InquiryReply } from './answer-inquiry-page.server'
import { toneOfInquiry } from './inquiry-tone'
import type { ContractInquiryPageData } from './read-contract-inquiry-page.server'

type InquiryDecisionProps = {
  data: ContractInquiryPageData
  desk: NonNullable<ContractInquiryPageData['desk']>
  done: 'saved' | 'decided' | null
  reply: InquiryReply | undefined
}

/** What the staff decide about an inquiry: its stage, and whether its sender may change it. */
export function InquiryDecision({ data, desk: own, done, reply }: InquiryDecisionProps) {
  const { words, stages } = own
  const { phone, email } = data.contact
  const { pathname } = useLocation()
  const decision = own.isEdit ? 'lock' : 'allow'
  return (
    <section className={`panel ${privatePage.card}`} aria-label={words.stage}>
      <p className={privatePage.badges}>
        <StageBadge tone={toneOfInquiry[own.stage]}>{stages[own.stage]}</StageBadge>
        {own.isEdit && <StageBadge tone="quiet">{words.editable}</StageBadge>}
      </p>
      <p className={privatePage.actions}>
        {phone && (
          <ButtonLink size="small" href={phoneLink(phone)}>
            <Icon name="phone" />
            {phone}
          </ButtonLink>
        )}
        <ButtonLink size="small" href={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </ButtonLink>
      </p>
      <div className={privatePage.actions}>
        <Form reloadDocument method="post" action={pathname} className={privatePage.actions}>
          <input type="hidden" name="do" value="stage" />
          <input type="hidden" name="revision" value={data.revision} />
          <label htmlFor="stage">
            {words.stage}
            <select id="stage" name="stage" defaultValue={own.stage} className={field.select}>
              {contractInquiryStages.map((name) => (
                <option key={name} value={name}>
                  {stages[name]}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit">{words.setStage}</Button>
        </Form>
        <Form reloadDocument method="post" action={pathname}>
          <input type="hidden" name="do" value={decision} />
          <input type="hidden" name="revision" value={data.revision} />
          <Button type="submit">{words[decision]}</Button>
        </Form>
      </div>
      {reply?.at === 'desk' && reply.problem && (
        <FormFailure reply={reply} message={data.words[reply.problem]} />
      )}
      {done === 'decided' && !reply && <FormNotice key={data.revision}>{words.decided}</FormNotice>}
      <p>{words.link}</p>
      <p className={privatePage.link}>
        <a href={own.link}>{own.link}</a>
      </p>
      <p className={privatePage.lead}>{words.linkHint}</p>
      {data.document.isDocument && <p className={privatePage.lead}>{words.identity}</p>}
    </section>
  )
}
