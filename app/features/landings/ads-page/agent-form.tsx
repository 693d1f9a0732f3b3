import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultCountry } from '~/features/contact/default-country'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import type { FormView } from '~/ui/blocks/block-views'
import type { PhoneCountries } from '~/ui/forms/phone-countries'
import type { LandingFormPart } from '../parts/landing-parts'
import { LandingLeadForm } from '../page/landing-lead-form'
import { useSite } from '~/features/site/use-site'
import { salvador, useVisitorCountry } from '~/features/site/visitor-country'

const formId = 'lead'

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
  const { locale } = useSite()
  const isSalvadoran = hasSalvadorVariant && country === salvador
  // The country is known once React has hydrated the page. What a visitor typed or chose by then stays.
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!isSalvadoran || reply || !(form instanceof HTMLFormElement)) return
    const select = form.elements.namedItem('countryCode')
    if (select instanceof HTMLSelectElement && select.value === defaultCountry[locale]) {
      select.value = salvador
    }
  }, [isSalvadoran, locale, reply])
  return (
    <LandingLeadForm
      part={isSalvadoran ? withSalvadorFirst(part) : part}
      view={view}
      reply={reply}
      id={formId}
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
