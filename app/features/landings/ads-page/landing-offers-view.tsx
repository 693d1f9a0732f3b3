import { useTranslation } from 'react-i18next'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import { BadgeBlock } from '~/ui/blocks/badge-block'
import { BlockButton } from '~/ui/blocks/block-button'
import { Blocks } from '~/ui/blocks/blocks'
import { Hero } from '~/ui/blocks/hero'
import { landingFormId } from '~/ui/blocks/landing-form-id'
import { PaymentMethodsBlock } from '~/ui/blocks/payment-methods-block'
import { RotatingPhotos } from '~/ui/blocks/rotating-photos'
import { TestimonialsBlock } from '~/ui/blocks/testimonials-block'
import { DiscountBanner } from '../page/discount-banner'
import { LandingLayout } from '../page/landing-layout'
import { AgentForm } from './agent-form'
import type { LandingOffersData } from './read-landing-offers.server'
import classes from './salvador-notice.module.css'

type SalvadorNoticeProps = { title: string; text: string; percent: number; chat: string }

/** It is in the shared page; CSS shows it to those whose browser remembers `country=SV`. */
function SalvadorNotice({ title, text, percent, chat }: SalvadorNoticeProps) {
  const { t } = useTranslation('landings')
  return (
    <section className="content" data-for-country="SV">
      <div className={classes.notice}>
        {percent > 0 && (
          <p className={classes.percent} aria-hidden="true">
            {t('discount', { percent })}
          </p>
        )}
        <div className={classes.words}>
          <h2 className={classes.title}>{title}</h2>
          <p>{text}</p>
        </div>
        <BlockButton
          button={{ label: t('bookOnWhatsApp'), kind: 'whatsapp', href: chat }}
          look="light"
        />
      </div>
    </section>
  )
}

type LandingOffersViewProps = { data: LandingOffersData; reply: LeadReply | undefined }

/** The page behind paid advertisements: talk to an agent (leads-and-content.md §2). */
export function LandingOffersView({ data, reply }: LandingOffersViewProps) {
  const { t } = useTranslation('landings')
  const { title, text, photos, ownForm, discount, salvador, form, chat, blocks } = data
  return (
    <LandingLayout parts={data} reply={reply}>
      <Hero
        title={title}
        text={text}
        picture={<RotatingPhotos pictures={photos} sizes="100vw" eager />}
        eyebrow={discount.percent > 0 && t('discountForYou', { percent: discount.percent })}
        aside={
          <div id={landingFormId}>
            <AgentForm
              part={form}
              view={ownForm}
              reply={reply}
              hasSalvadorVariant={salvador !== null}
            />
          </div>
        }
      />
      {salvador && <SalvadorNotice {...salvador} percent={discount.percent} chat={chat} />}
      <DiscountBanner chat={chat} text={discount.text} percent={discount.percent} />
      <TestimonialsBlock {...data.reviews} more={null} />
      <PaymentMethodsBlock {...data.payment} />
      {data.award && <BadgeBlock {...data.award} link="" />}
      <Blocks blocks={blocks} hasOwnForm />
    </LandingLayout>
  )
}
