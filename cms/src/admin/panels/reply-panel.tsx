import { Flex, LinkButton } from '@strapi/design-system'
import { Mail, Message, Phone } from '@strapi/icons'
import { useIntl } from 'react-intl'
import type { Panel } from './panel-host'

/** Hides form rows whose fields are all hidden; Strapi leaves a gap. */
const rule = 'form div:has(> div:empty):not(:has(> :not(div:empty))) { display: none }'

/** Removes the gaps that fields of other kinds leave in the form, while it is mounted. */
function NoEmptyRows() {
  return <style>{rule}</style>
}

const answered = ['api::inquiry.inquiry', 'api::lead.lead']

/** The ways to answer a visitor, the preferred one first. */
export const ReplyPanel: Panel = ({ model, document }) => {
  const { formatMessage } = useIntl()
  if (!answered.includes(model) || !document) return null
  const { email, phone, reference, contactMethod } = document
  // A number without its country code may belong to another person.
  const digits = phone?.startsWith('+') ? phone.replace(/\D/g, '') : undefined
  const ways = [
    { method: 'email', address: `mailto:${email}?subject=${reference}`, icon: <Mail /> },
    ...(digits
      ? [
          { method: 'whatsapp', address: `https://wa.me/${digits}`, icon: <Message /> },
          { method: 'phone', address: `tel:+${digits}`, icon: <Phone /> },
        ]
      : []),
  ].sort((a, b) => Number(b.method === contactMethod) - Number(a.method === contactMethod))
  return {
    title: formatMessage({ id: 'ceiba.reply.title', defaultMessage: 'Answer' }),
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        <NoEmptyRows />
        {ways.map(({ method, address, icon }) => (
          <LinkButton
            key={method}
            href={address}
            isExternal
            startIcon={icon}
            variant={method === contactMethod ? 'default' : 'tertiary'}
          >
            {formatMessage({ id: method, defaultMessage: method })}
          </LinkButton>
        ))}
      </Flex>
    ),
  }
}
