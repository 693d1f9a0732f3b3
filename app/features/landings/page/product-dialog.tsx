import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LandingType } from '~content/landing-type'
import type { LeadFormData } from '~/features/leads/form/lead-form-data'
import { LandingForm } from '~/features/leads/landing/landing-form'
import type { ProductView } from '~/ui/blocks/block-views'
import { Icon } from '~/ui/icons/icon'
import classes from './product-dialog.module.css'

type ProductDialogProps = {
  product: ProductView
  type: LandingType
  data: LeadFormData
  onClose: () => void
}

/** What a form about a product asks for, besides the contact. */
const flags = {
  showContactWay: true,
  showSpecialRequeriment: true,
  showFinishDate: true,
  showLocation: false,
}

/** The form about one product (leads-and-content.md §2, `isModalForm`). Loaded when first asked for. */
export function ProductDialog({ product, type, data, onClose }: ProductDialogProps) {
  const { t } = useTranslation('landings')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby="product-dialog-title"
      onClose={onClose}
    >
      <div className={classes.head}>
        <h2 id="product-dialog-title" className={classes.title}>
          {t('askAbout', { name: product.name })}
        </h2>
        <button
          type="button"
          className={classes.close}
          aria-label={t('closeForm')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <LandingForm
        id="product-form"
        source={{ field: 'landing_page_product', id: product.id }}
        type={type}
        flags={flags}
        buttonLabel={null}
        data={data}
        reply={undefined}
        headingLevel="h3"
      />
    </dialog>
  )
}
