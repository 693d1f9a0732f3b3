import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '~/ui/button/button'
import { needs } from '~/ui/layout/needs-scripts'
import classes from './inquire-button.module.css'
import { isOnRequest } from '~/features/pricing/price/is-on-request'
import { useCalculator } from '../panel/use-calculator'
import { useInquire } from './use-inquire'

/**
 * The form's own button: it inquires, and without script asks the server for the price first, so a click waits for the
 * scripts of the page.
 */
export function InquireButton() {
  const { t } = useTranslation('calculator')
  const calculator = useCalculator()
  const { requested, answer } = calculator
  const { link } = useInquire(calculator)
  const isPriced = answer !== null && !('errors' in answer)
  const isQuote = isPriced && isOnRequest(answer)
  return (
    <>
      <Button
        type="submit"
        kind="primary"
        className={classes.inquire}
        {...needs('click')}
        data-again={(requested !== null && isPriced) || undefined}
      >
        <span className="needs-script">{isQuote ? t('quote') : t('inquire')}</span>
        <span className="without-script">{t('showPrice')}</span>
      </Button>
      {requested && isPriced && (
        <ButtonLink kind="primary" href={link} className="without-script">
          {isQuote ? t('quote') : t('inquire')}
        </ButtonLink>
      )}
    </>
  )
}
