import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isOnRequest } from '~/features/pricing/price/is-on-request'
import { PriceLines } from './price-lines'
import classes from './price-outcome.module.css'
import { StayProblem } from './stay-problem'
import { useRequestedStay } from '../inquire/use-requested-stay'
import { useCalculator } from '../panel/use-calculator'

/** What the chosen stay comes to: its price line by line, that it is on request, or why it cannot be had. */
export function PriceOutcome() {
  const { t } = useTranslation(['calculator', 'detail'])
  const calculator = useCalculator()
  const { answer, isChecking } = calculator
  const { length } = useRequestedStay(calculator)
  const isMoved = useRef(false)
  const takeFocus = useCallback((title: HTMLElement | null) => {
    if (title && isMoved.current && document.activeElement === document.body) title.focus()
    isMoved.current = false
  }, [])
  if (!answer) return null
  if ('errors' in answer) {
    const [code] = answer.errors
    return code ? <StayProblem code={code} onMove={() => (isMoved.current = true)} /> : null
  }
  return (
    <section
      className={classes.outcome}
      aria-label={t('priceFor', { stay: length ?? '' })}
      data-checking={isChecking || undefined}
    >
      <h3 ref={takeFocus} className={classes.title} tabIndex={-1}>
        {t('priceFor', { stay: length ?? '' })}
      </h3>
      {isOnRequest(answer) ? (
        <p>
          <strong>{t('detail:onRequest')}</strong> {t('detail:onRequestHint')}
        </p>
      ) : (
        <PriceLines price={answer} />
      )}
    </section>
  )
}
