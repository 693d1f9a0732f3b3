import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LandingType } from '~content/landing-type'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import { BlockSlotsProvider, type BlockSlots } from '~/ui/blocks/block-slots'
import type { ProductView } from '~/ui/blocks/block-views'
import type { LandingFormPart } from '../parts/landing-parts'
import { BesideForm } from './beside-form'
import { LeadFormOf } from './lead-form-of'

const ProductDialog = lazy(async () => ({
  default: (await import('./product-dialog')).ProductDialog,
}))

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
      form: (view, id) => <LeadFormOf part={form} view={view} reply={reply} id={id} />,
      besideForm: <BesideForm chat={chat} />,
      openProduct: setRequested,
    }),
    [form, reply, chat],
  )
  return (
    <BlockSlotsProvider value={slots}>
      {children}
      {requested && (
        <Suspense fallback={<p role="status">{t('formLoading')}</p>}>
          <ProductDialog
            product={requested}
            type={type}
            data={form.data}
            onClose={() => setRequested(null)}
          />
        </Suspense>
      )}
    </BlockSlotsProvider>
  )
}
