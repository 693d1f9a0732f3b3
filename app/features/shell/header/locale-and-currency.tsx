import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button/button'
import { currencyCodes, currencyFacts, forEachCurrency } from '~content/currency-code'
import { Icon } from '~/ui/icons/icon'
import { Money } from '~/ui/money/money'
import { needs } from '~/ui/layout/needs-scripts'
import { useCurrency } from '~/ui/money/currency-choice'
import { LanguageLinks } from './language-links'
import classes from './locale-and-currency.module.css'

/** The popover with the visitor's two choices. Native, so that the languages work without script. */
export function LocaleAndCurrency() {
  const { t, i18n } = useTranslation()
  return (
    <>
      <Button kind="quiet" size="small" popovertarget="locale-currency">
        <Icon name="globe" />
        <span className="visually-hidden">{t('languageAndCurrency')}:</span>
        <span>
          {i18n.language.toUpperCase()} ·{' '}
          <Money amount={forEachCurrency((code) => currencyFacts[code].symbol)} />
        </span>
      </Button>
      <div id="locale-currency" popover="auto" className={`panel ${classes.panel}`}>
        <p className={classes.title}>{t('language')}</p>
        <LanguageLinks className={classes.choice} />
        <CurrencyChoice />
      </div>
    </>
  )
}

function CurrencyChoice() {
  const { t } = useTranslation()
  const chosen = useCurrency()
  return (
    <div className="needs-script">
      <p className={classes.title}>{t('currency')}</p>
      {currencyCodes.map((code) => (
        <button
          key={code}
          type="button"
          className={classes.choice}
          aria-pressed={chosen === code}
          data-choose-currency={code}
          {...needs('never')}
        >
          {t(`currencies.${code}`)}
          <Icon name="check" />
        </button>
      ))}
    </div>
  )
}
