import { useTranslation } from 'react-i18next'
import type { LandingType } from '~content/landing-type'
import type { SectionKey } from '~content/section-key'
import type { LeadFormData } from '~/features/leads/form/lead-form-data'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import { LandingForm } from '~/features/leads/landing/landing-form'

type TopListingFormProps = {
  section: SectionKey
  data: LeadFormData
  reply: LeadReply | undefined
  country: string | null
}

const flags = {
  showContactWay: false,
  showSpecialRequeriment: true,
  showFinishDate: true,
  showLocation: false,
}

/** The contact form of the top-listing variant: a chunk of its own, since other lists have none. */
export function TopListingForm({ section, data, reply, country }: TopListingFormProps) {
  const { t } = useTranslation('listings')
  const type: LandingType = section
  return (
    <LandingForm
      id="contact"
      source={{ field: 'listing_section', id: section }}
      type={type}
      flags={flags}
      title={t('coverForm')}
      buttonLabel={t('coverSend')}
      data={data}
      reply={reply}
      country={country}
    />
  )
}
