import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icons/icon'
import { BlockSection } from './block-section'
import type { BlockViews } from './block-views'
import { ProductCard } from './product-card'
import classes from './product-list-block.module.css'

/** The products of a landing, cheapest offer first; a notice if there are none. */
export function ProductListBlock({ title, text, products }: BlockViews['blocks.product-list']) {
  const { t } = useTranslation('landings')
  if (products.length === 0) {
    return (
      <BlockSection title="">
        <div className={classes.none} role="note">
          <Icon name="tag" size={28} />
          <p className={classes.noneTitle}>{t('promotionNotAvailable')}</p>
          <p>{t('promotionHint')}</p>
        </div>
      </BlockSection>
    )
  }
  return (
    <BlockSection title={title || t('products')} text={text}>
      <ul className={classes.products}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
