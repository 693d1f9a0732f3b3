import { useTranslation } from 'react-i18next'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import { BlockButton } from '~/ui/blocks/block-button'
import { Hero } from '~/ui/blocks/hero'
import { landingFormId } from '~/ui/blocks/landing-form-id'
import { ArtPhoto } from '~/ui/media/art-photo'
import type { LandingParts } from '../parts/landing-parts'
import type { OfferParts } from '../parts/offer-parts'
import { LandingLeadForm } from './landing-lead-form'

type OfferOpeningProps = {
  parts: LandingParts
  own: OfferParts
  reply: LeadReply | undefined
}

/**
 * The opening of a landing for an offer, with its form beside the words; where a block has the form, a button leads
 * there.
 */
export function OfferOpening({ parts, own, reply }: OfferOpeningProps) {
  const { t } = useTranslation('landings')
  const { form, opening, until } = own
  if (!opening) return null
  return (
    <Hero
      title={parts.title}
      text={parts.text}
      eyebrow={until && t('until', { date: until })}
      picture={<ArtPhoto {...opening} />}
      aside={
        form && (
          <div id={landingFormId}>
            <LandingLeadForm
              part={parts.form}
              view={form}
              reply={reply}
              id="lead"
              title={form.title || t('formTitle')}
            />
          </div>
        )
      }
    >
      {!form && (
        <BlockButton
          button={{ label: t('productButton.plain'), kind: 'form', href: `#${landingFormId}` }}
        />
      )}
    </Hero>
  )
}
