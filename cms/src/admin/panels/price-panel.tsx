import { Divider, Flex, Typography } from '@strapi/design-system'
import { useIntl } from 'react-intl'
import type { Panel } from './panel-host'

/** The price of an inquiry line by line; the form shows these lines collapsed. */
export const PricePanel: Panel = ({ model, document }) => {
  const { formatMessage, formatNumber } = useIntl()
  if (model !== 'api::inquiry.inquiry' || !document) return null
  const t = (id: string) => formatMessage({ id: `ceiba.price.${id}`, defaultMessage: id })
  const { priceLines = [], services = [], currencyCode: currency = 'USD' } = document
  const money = (amount: number) =>
    formatNumber(amount, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const { totalFormated = '', paymentMethod, totalWithFeeFormated } = document
  const { rentalName = '', otherPlaces = [] } = document
  return {
    title: t('title'),
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        {otherPlaces.length > 0 && <Typography variant="sigma">{rentalName}</Typography>}
        {priceLines.map(({ id, label, amount }) => (
          <Line key={id} label={label} amount={money(amount)} />
        ))}
        <Divider />
        <Line label={t('total')} amount={totalFormated} isTotal />
        {paymentMethod && totalWithFeeFormated && (
          <Line label={paymentMethod} amount={totalWithFeeFormated} />
        )}
        {otherPlaces.map((place) => (
          <Line key={place.id} label={place.rentalName} amount={place.totalFormated} isTotal />
        ))}
        {services.length > 0 && (
          <Typography variant="sigma" textColor="neutral600" paddingTop={2}>
            {t('services')}
          </Typography>
        )}
        {services.map(({ id, name, unit, price }) => (
          <Line
            key={id}
            label={`${name} / ${formatMessage({ id: unit, defaultMessage: unit })}`}
            amount={price === null ? t('onRequest') : money(price)}
          />
        ))}
      </Flex>
    ),
  }
}

type LineProps = { label: string; amount: string; isTotal?: boolean }

function Line({ label, amount, isTotal = false }: LineProps) {
  const weight = isTotal ? 'bold' : undefined
  return (
    <Flex justifyContent="space-between" alignItems="baseline" gap={3}>
      <Typography variant="omega" fontWeight={weight}>
        {label}
      </Typography>
      <Typography variant="omega" fontWeight={weight} style={{ whiteSpace: 'nowrap' }}>
        {amount}
      </Typography>
    </Flex>
  )
}
