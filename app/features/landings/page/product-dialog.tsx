import { useTranslation } from 'react-i18next'
import type { LandingType } from '~content/landing-type'
import type { LeadFormData } from '~/features/leads/form/lead-form-data'
import { LandingForm } from '~/features/leads/landing/landing-form'
import type { ProductView } from '~/ui/blocks/block-views'
import { Modal, ModalHead } from '~/ui/overlays/modal'
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
  return (
    <Modal labelledBy="product-dialog-title" className={classes.dialog} onClose={onClose}>
      <ModalHead
        titleId="product-dialog-title"
        title={t('askAbout', { name: product.name })}
        closeLabel={t('closeForm')}
        className={classes.head}
      />
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
    </Modal>
  )
}
