import { useTranslation } from 'react-i18next'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import { Hero } from '~/ui/blocks/hero'
import { landingFormId } from '~/ui/blocks/landing-form-id'
import { ArtPhoto } from '~/ui/media/art-photo'
import type { LandingParts } from '../landing-parts'
import type { OfferParts } from '../offer-parts'
import { LeadFormOf } from './lead-form-of'

type OfferOpeningProps = {
  parts: LandingParts
  own: OfferParts
  /** The last day of the offer in words. */
  until: string | null
  reply: LeadReply | undefined
}

/** The opening of a landing for an offer, with its form beside the words. */
export function OfferOpening({ parts, own, until, reply }: OfferOpeningProps) {
  const { t } = useTranslation('landings')
  return (
    <Hero
      title={parts.title}
      text={parts.text}
      eyebrow={until && t('until', { date: until })}
      picture={<ArtPhoto {...own.opening} />}
      aside={
        <div id={landingFormId}>
          <LeadFormOf
            part={parts.form}
            view={own.form}
            reply={reply}
            id="lead"
            title={own.form.title || t('formTitle')}
          />
        </div>
      }
    />
  )
}
