import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import { phoneLink } from '~/features/site/contact/phone-link'
import { useSite } from '~/features/site/use-site'
import { BlockButton } from '~/ui/blocks/block-button'
import { type BlockSlots, BlockSlotsProvider } from '~/ui/blocks/block-slots'
import type { ProductView } from '~/ui/blocks/block-views'
import { ButtonLink } from '~/ui/button/button'
import { LazyPart } from '~/ui/layout/lazy-part'
import type { LandingType } from '~content/landing-type'
import type { LandingFormPart } from '../parts/landing-parts'
import classes from './beside-form.module.css'
import { LandingLeadForm } from './landing-lead-form'

const loadDialog = async () => (await import('./product-dialog')).ProductDialog

type LandingSlotsProps = {
  form: LandingFormPart
  /** The landing's WhatsApp link. */
  chat: string
  type: LandingType
  /** What the page's action answered, where no script sent a form. */
  reply: LeadReply | undefined
  children: ReactNode
}

/** Gives the blocks of a landing their forms, and products their form in a dialog. */
export function LandingSlots({ form, chat, type, reply, children }: LandingSlotsProps) {
  const { t } = useTranslation('landings')
  const [requested, setRequested] = useState<ProductView | null>(null)
  const slots = useMemo<BlockSlots>(
    () => ({
      form: (view, id) => <LandingLeadForm part={form} view={view} reply={reply} id={id} />,
      besideForm: <BesideForm chat={chat} />,
      openProduct: setRequested,
    }),
    [form, reply, chat],
  )
  return (
    <BlockSlotsProvider value={slots}>
      {children}
      {requested && (
        <LazyPart
          load={loadDialog}
          waiting={<p role="status">{t('formLoading')}</p>}
          onClose={() => setRequested(null)}
        >
          {(ProductDialog) => (
            <ProductDialog
              product={requested}
              type={type}
              data={form.data}
              onClose={() => setRequested(null)}
            />
          )}
        </LazyPart>
      )}
    </BlockSlotsProvider>
  )
}

/** Other ways to reach the team: phone and WhatsApp. */
function BesideForm({ chat }: { chat: string }) {
  const { t } = useTranslation('landings')
  const { settings } = useSite()
  const { phone, officeHours } = settings
  return (
    <div className={classes.beside}>
      <p className={classes.title}>{t('ratherTalk')}</p>
      <BlockButton button={{ label: t('writeOnWhatsApp'), kind: 'whatsapp', href: chat }} />
      <ButtonLink kind="text" href={phoneLink(phone)}>
        {t('call', { phone })}
      </ButtonLink>
      {officeHours && <p className={classes.hours}>{officeHours}</p>}
    </div>
  )
}
