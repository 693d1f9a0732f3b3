import { useTranslation } from 'react-i18next'
import { providerModalId } from '~/features/site/provider-modal-id'
import { Button } from '~/ui/button/button'
import classes from './add-your-rental.module.css'

/** The add-your-product banner; its button opens the provider modal. */
export function AddYourRental() {
  const { t } = useTranslation('listings')
  return (
    <section className={classes.banner} aria-labelledby="add-your-place">
      <div>
        <h2 id="add-your-place" className={classes.title}>
          {t('addYourPlace')}
        </h2>
        <p>{t('addYourPlaceText')}</p>
      </div>
      <Button popovertarget={providerModalId}>{t('addYourPlaceButton')}</Button>
    </section>
  )
}
