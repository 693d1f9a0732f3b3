import { useTranslation } from 'react-i18next'
import { Photo } from '~/ui/media/photo'
import { Money } from '~/ui/money/money'
import type { ProductView } from './block-views'
import { ProductButton } from './product-button'
import classes from './product-card.module.css'

export function ProductCard({ product }: { product: ProductView }) {
  const { name, description, place, picture, alt, discount, tag, price, offer, control } = product
  const { t } = useTranslation('landings')
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <Photo
          picture={picture}
          alt={alt}
          sizes="(min-width: 1200px) 384px, (min-width: 640px) 50vw, 100vw"
          widest={960}
        />
        {tag && <span className={classes.tag}>{t(`tags.${tag}`)}</span>}
        {discount !== null && discount > 0 && (
          <span className={classes.discount}>{t('discount', { percent: discount })}</span>
        )}
      </div>
      <div className={classes.body}>
        {place && <p className={classes.place}>{place}</p>}
        <h3 className={classes.name}>{name}</h3>
        {description && <p className={classes.text}>{description}</p>}
        <p className={classes.price}>
          {price && (
            <>
              <span className="visually-hidden">{t('formerPrice')}</span>
              <s className={classes.former}>
                <Money amount={price} />
              </s>{' '}
              <span className="visually-hidden">{t('priceNow')}</span>
            </>
          )}
          <strong className={classes.amount}>
            <Money amount={offer} />
          </strong>{' '}
          <span className={classes.unit}>{control}</span>
        </p>
        <ProductButton product={product} />
      </div>
    </article>
  )
}
