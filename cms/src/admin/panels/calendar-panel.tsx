import { Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Panel } from './panel-host'

type LinkedCalendar = { name: string; address: string }

const models = ['api::calendar-feed.calendar-feed', 'api::rental.rental']

/** The addresses to give to other sites, beside a linked calendar and beside its rental. */
export const CalendarPanel: Panel = ({ model, documentId, document }) => {
  const { formatMessage } = useIntl()
  const calendars = useAddresses(
    model,
    models.includes(model) ? documentId : undefined,
    document?.updatedAt,
  )
  if (calendars.length === 0) return null
  const t = (id: string) => formatMessage({ id: `ceiba.calendar.${id}`, defaultMessage: id })
  return {
    title: t('title'),
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        {calendars.map(({ name, address }) => (
          <Flex key={address} direction="column" alignItems="stretch">
            <Typography variant="sigma" textColor="neutral600">
              {name}
            </Typography>
            <Typography variant="omega" style={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
              {address}
            </Typography>
          </Flex>
        ))}
        <Typography variant="pi" textColor="neutral600">
          {t('help')}
        </Typography>
      </Flex>
    ),
  }
}

/** Empty while loading, and for people who may not read linked calendars. */
function useAddresses(
  model: string,
  documentId: string | undefined,
  updatedAt: string | undefined,
): LinkedCalendar[] {
  const { get } = useFetchClient()
  const [calendars, setCalendars] = useState<LinkedCalendar[]>([])
  useEffect(() => {
    let current = true
    setCalendars([])
    if (documentId === undefined) return
    get<{ data: LinkedCalendar[] }>(`/calendar-addresses/${model}/${documentId}`).then(
      ({ data }) => current && setCalendars(data.data),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [get, model, documentId, updatedAt])
  return calendars
}
