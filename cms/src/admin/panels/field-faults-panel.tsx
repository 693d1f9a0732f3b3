import { Flex, TextButton } from '@strapi/design-system'
import {
  unstable_useDocumentLayout as useDocumentLayout,
  useForm,
  useNotification,
} from '@strapi/strapi/admin'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { type FieldFault, fieldFaults } from './field-faults'
import type { Panel } from './panel-host'

/** Milliseconds. The newest notification lies on top, and Strapi's own must come first. */
const afterTheOther = 150

/** Lists the invalid fields beside a form that failed validation; each entry scrolls to its field. */
export const FieldFaultsPanel: Panel = ({ model }) => {
  const { formatMessage } = useIntl()
  const { toggleNotification } = useNotification()
  const { edit } = useDocumentLayout(model)
  const errors = useForm('FieldFaults', ({ errors: found }) => found)
  const values = useForm('FieldFaults', ({ values: given }) => given)
  const faults = fieldFaults(edit, { errors, values }, (uid) =>
    formatMessage({ id: uid, defaultMessage: uid }),
  )
  const names = faults.map(({ label }) => label).join(', ')
  const title = formatMessage({ id: 'ceiba.faults.title', defaultMessage: 'To correct' })

  // Strapi's message names no field, and this panel may be out of view.
  useEffect(() => {
    if (names === '') return
    const message = `${title}: ${names}`
    const timer = setTimeout(() => toggleNotification({ type: 'warning', message }), afterTheOther)
    return () => clearTimeout(timer)
  }, [names, title, toggleNotification])

  if (faults.length === 0) return null
  return {
    title,
    content: (
      <Flex tag="ul" direction="column" alignItems="flex-start" gap={2} width="100%">
        {faults.map((fault) => (
          <li key={fault.path}>
            <TextButton onClick={() => show(fault)}>{fault.label}</TextButton>
          </li>
        ))}
      </Flex>
    ),
  }
}

/** Scrolls to the field, or to the collapsed component that holds it. */
function show({ path }: FieldFault): void {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length -= 1) {
    const name = CSS.escape(steps.slice(0, length).join('.'))
    const field = document.querySelector<HTMLElement>(`[name="${name}"], label[for="${name}"]`)
    if (!field) continue
    field.scrollIntoView({ block: 'center', behavior: 'smooth' })
    field.focus({ preventScroll: true })
    return
  }
}
