import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from '~/ui/icons/icon'
import { BlockSection } from './block-section'
import type { BlockViews } from './block-views'
import classes from './payment-methods-block.module.css'

/** Methods that the site knows to draw; any other one gets the coin. */
const icons: Record<string, IconName> = {
  'credit-card': 'card',
  'visa-instalments': 'card',
  'bank-transfer': 'globe',
  'local-bank-transfer': 'building',
}

export function PaymentMethodsBlock(view: BlockViews['blocks.payment-methods']) {
  const { t } = useTranslation('landings')
  const { title, text, methods } = view
  if (methods.length === 0) return null
  return (
    <BlockSection title={title || t('payment')} text={text}>
      <ul className={classes.methods}>
        {methods.map(({ slug, name, percent }) => (
          <li key={slug} className={classes.method}>
            <Icon name={icons[slug] ?? 'coin'} size={26} />
            <span>
              <strong>{name}</strong>
              <span className={classes.fee}>
                {percent > 0 ? t('fee', { percent }) : t('noFee')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
