import { useTranslation } from 'react-i18next'
import { forEachCurrency } from '~content/currency-code'
import { Money } from '~/ui/money/money'
import type { ServiceOption } from '../page/inquiry-options'
import { isTicked } from './is-ticked'
import classes from './services-field.module.css'

type ServicesFieldProps = {
  services: readonly ServiceOption[]
  /** One slug or several that were ticked in the form that was sent, where no script sent it. */
  ticked: unknown
}

/** Add-on services as ticks with their price (decisions.md, "Add-on services"). */
export function ServicesField({ services, ticked }: ServicesFieldProps) {
  const { t } = useTranslation(['inquiry', 'forms'])
  if (services.length === 0) return null
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>
        {t('services')} <span className={classes.optional}>({t('forms:optional')})</span>
      </legend>
      <p className={classes.hint}>{t('servicesHint')}</p>
      <ul className={classes.list}>
        {services.map((service) => (
          <li key={service.slug}>
            <label className={classes.service}>
              <input
                type="checkbox"
                name="services"
                value={service.slug}
                defaultChecked={isTicked(ticked, service.slug)}
                aria-describedby={`service-${service.slug}`}
              />
              <span className={classes.name}>{service.name}</span>
              <span className={classes.price}>
                <ServicePrice service={service} />
              </span>
              <span id={`service-${service.slug}`} className={classes.description}>
                {service.description}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function ServicePrice({ service: { price, unit } }: { service: ServiceOption }) {
  const { t } = useTranslation('inquiry')
  if (!price) return t('serviceOnRequest')
  const written = (amount: string) => t(`servicePrice.${unit}`, { price: amount })
  return <Money amount={forEachCurrency((code) => written(price[code]))} />
}
