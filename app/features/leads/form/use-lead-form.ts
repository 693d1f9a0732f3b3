import type { DefaultValue } from '@conform-to/react'
import { useNavigate } from '@remix-run/react'
import { useState } from 'react'
import type { StoredCustomer } from '~/features/contact/stored-customer'
import { usePrefill } from '~/features/contact/use-prefill'
import { useSite } from '~/features/site/use-site'
import { useSendForm } from '~/features/submissions/send/use-send-form'
import type { LoadSchema } from '~/ui/forms/use-lazy-schema'
import { forgetFields, useKeptFields } from '~/ui/forms/use-kept-fields'
import { useValidatedForm } from '~/ui/forms/use-validated-form'
import type { LeadReply } from './lead-reply'

type Options<Input, Output> = {
  id: string
  loadSchema: LoadSchema<Input, Output>
  /** Path of the call that takes it, without the leading slash. */
  call: string
  reply: LeadReply | undefined
  defaultValue?: DefaultValue<Input>
  customerOf: (value: Output) => StoredCustomer | null
  /** Under which name the tab keeps what is typed; forms of several pages may have the same id. */
  keptAs?: string
  /** In place of going to the confirmation page. */
  onAccepted?: () => void
}

/** A consent is given anew. */
const unkept = ['agreement']

/** A lead form in the browser: the same rules as the server's, sent without leaving the page. */
export function useLeadForm<Input extends Record<string, unknown>, Output>(
  options: Options<Input, Output>,
) {
  const { id, loadSchema, call, reply, defaultValue, customerOf, onAccepted } = options
  const { keptAs = id } = options
  const { locale } = useSite()
  const navigate = useNavigate()
  const own = reply?.formId === id ? reply : undefined
  const [notice, setNotice] = useState<LeadReply['notice']>(null)
  const { send, isSending, result } = useSendForm<Input, Output>({
    form: id,
    path: call,
    language: locale,
    customerOf,
    onAccepted(confirmation) {
      forgetFields(keptAs)
      if (onAccepted) onAccepted()
      else navigate(confirmation)
    },
    onDeclined({ errors }) {
      if (errors[0] !== 'ALREADY_SUBSCRIBED') return false
      setNotice('alreadySubscribed')
      return true
    },
  })
  const lastResult = result ?? (own?.notice ? undefined : own?.result)
  const [form, fields, hasFailed] = useValidatedForm<Input, Output>({
    id,
    loadSchema,
    lastResult,
    defaultValue,
    onSubmit(event, { formData, submission }) {
      event.preventDefault()
      setNotice(null)
      void send(formData, submission)
    },
  })
  // What was typed counts more than who filled in another form.
  useKeptFields(id, unkept, keptAs)
  usePrefill(id)
  return {
    form,
    fields,
    hasFailed,
    keptAs,
    isSending,
    lastResult,
    notice: notice ?? own?.notice ?? null,
  }
}
