import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isAboutStay } from '~content/landing-type'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import { Blocks } from '~/ui/blocks/blocks'
import { FormBlock } from '~/ui/blocks/form-block'
import { landingFormId } from '~/ui/blocks/landing-form-id'
import type { LandingParts } from '../parts/landing-parts'
import type { OfferParts } from '../parts/offer-parts'
import { DiscountBanner } from './discount-banner'
import { LandingLayout } from './landing-layout'

type OfferLayoutProps = {
  parts: LandingParts
  own: OfferParts
  reply: LeadReply | undefined
  /** The landing's own opening, shown unless a hero block replaces it. */
  opening: ReactNode
  /** Whether the form is part of that opening; else it ends the page. */
  hasFormInOpening: boolean
  /** The landing's own parts below the opening or the hero block. */
  children: ReactNode
}

/** A landing for an offer: its main fields, except those that a block of the same kind replaces, and its blocks. */
export function OfferLayout(props: OfferLayoutProps) {
  const { parts, own, reply, opening, hasFormInOpening, children } = props
  const { t } = useTranslation('landings')
  const { blocks, chat } = parts
  const { form } = own
  const isOpening = own.opening !== null
  const hasBanner =
    isOpening &&
    isAboutStay(parts.type) &&
    blocks.every(({ uid }) => uid !== 'blocks.whatsapp-banner')
  return (
    <LandingLayout parts={parts} reply={reply}>
      {isOpening && opening}
      {isOpening && children}
      <Blocks blocks={blocks} hasOwnForm={form !== null} afterHero={!isOpening && children} />
      {hasBanner && <DiscountBanner chat={chat} />}
      {form && !(isOpening && hasFormInOpening) && (
        <FormBlock {...form} title={form.title || t('formTitle')} formId={landingFormId} />
      )}
    </LandingLayout>
  )
}
