import { useTranslation } from 'react-i18next'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import type { FormView } from '~/ui/blocks/block-views'
import type { PhoneCountries } from '~/ui/forms/phone-countries'
import type { LandingFormPart } from '../parts/landing-parts'
import { LeadFormOf } from '../page/lead-form-of'
import { salvador, useVisitorCountry } from '~/features/site/visitor-country'

type AgentFormProps = {
  part: LandingFormPart
  view: FormView
  reply: LeadReply | undefined
  hasSalvadorVariant: boolean
}

/** The form of the page; for visitors from El Salvador their country comes first (leads-and-content.md §5). */
export function AgentForm({ part, view, reply, hasSalvadorVariant }: AgentFormProps) {
  const { t } = useTranslation('landings')
  const country = useVisitorCountry()
  const isSalvadoran = hasSalvadorVariant && country === salvador
  return (
    <LeadFormOf
      part={isSalvadoran ? withSalvadorFirst(part) : part}
      view={view}
      reply={reply}
      id="lead"
      title={view.title || t('formTitle')}
      country={isSalvadoran ? salvador : null}
    />
  )
}

function withSalvadorFirst(part: LandingFormPart): LandingFormPart {
  const { preferred, others } = part.data.phoneCountries
  const first = others.filter(({ code }) => code === salvador)
  const phoneCountries: PhoneCountries = {
    preferred: [...first, ...preferred],
    others: others.filter(({ code }) => code !== salvador),
  }
  return { ...part, data: { ...part.data, phoneCountries } }
}
