import { useTranslation } from 'react-i18next'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import { LandingForm } from '~/features/leads/landing/landing-form'
import type { FormView } from '~/ui/blocks/block-views'
import type { LandingFormPart } from '../parts/landing-parts'
import classes from './landing-lead-form.module.css'

type LandingLeadFormProps = {
  part: LandingFormPart
  view: FormView
  reply: LeadReply | undefined
  id: string
  title?: string | null
  /** Where the visitor is, e.g. `SV`. */
  country?: string | null
}

/** The form of a landing, or of the product that a visitor without script asks about. */
export function LandingLeadForm({
  part,
  view,
  reply,
  id,
  title,
  country = null,
}: LandingLeadFormProps) {
  const { t } = useTranslation('landings')
  const { product } = part
  const source = product
    ? ({ field: 'landing_page_product', id: product.id } as const)
    : part.source
  return (
    <>
      {product && <p className={classes.about}>{t('aboutProduct', { name: product.name })}</p>}
      <LandingForm
        key={source.id}
        id={id}
        source={source}
        type={view.type}
        flags={view.flags}
        title={title ?? null}
        buttonLabel={view.btnName || null}
        data={part.data}
        reply={reply}
        country={country}
      />
    </>
  )
}
