import { Form, useLocation } from '@remix-run/react'
import { contractInquiryStages } from '~content/contract-inquiry-stage'
import desk from '~/features/desk/desk.module.css'
import { href } from '~/routing/href'
import field from '~/ui/forms/field.module.css'
import type { InquiryPageData } from './read-inquiry-page.server'

type InquiryDeskProps = { data: InquiryPageData; desk: NonNullable<InquiryPageData['desk']> }

/** What the staff decide about an inquiry: its stage, and whether its sender may change it. */
export function InquiryDesk({ data, desk: own }: InquiryDeskProps) {
  const { staffInquiry: words, stages, locale, document } = data
  const { pathname } = useLocation()
  const decision = own.isEdit ? 'lock' : 'allow'
  return (
    <section className={desk.card} aria-label={words.stage}>
      <p className={desk.badges}>
        <span className={desk.badge}>{stages[own.stage]}</span>
        {own.isEdit && <span className={desk.quiet}>{words.editable}</span>}
      </p>
      <div className={desk.actions}>
        <Form method="post" action={pathname} className={desk.actions}>
          <input type="hidden" name="do" value="stage" />
          <input type="hidden" name="revision" value={own.revision} />
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
          <button type="submit" className={desk.button}>
            {words.setStage}
          </button>
        </Form>
        <Form method="post" action={pathname}>
          <input type="hidden" name="do" value={decision} />
          <input type="hidden" name="revision" value={own.revision} />
          <button type="submit" className={desk.button}>
            {words[decision]}
          </button>
        </Form>
      </div>
      <p>{words.link}</p>
      <p className={desk.link}>
        <a href={own.link}>{own.link}</a>
      </p>
      <p className={desk.lead}>{words.linkHint}</p>
      {document.isDocument && <p className={desk.lead}>{words.identity}</p>}
      <p>
        <a href={href('staffInquiries', locale)}>{words.toList}</a>
      </p>
    </section>
  )
}
