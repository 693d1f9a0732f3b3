import { useNavigate } from '@remix-run/react'
import type { Locale } from '~content/locale'
import { stayErrors, type StayError } from '~/features/pricing/check/stay-error'
import { useSendForm } from '~/features/submissions/send/use-send-form'
import { resources } from '~/routing/resources'
import type { InquiryFields, InquiryFormInput } from './inquiry-schema'

type Options = {
  language: Locale
  /** The inquiry was taken, before the page is left. */
  onAccepted: () => void
  /** The product cannot be had any more, with the code that says why. */
  onRejected: (error: StayError) => void
}

/** Sends the form to the require call (browsing.md §7) without leaving the page until it is taken. */
export function useSendInquiry({ language, onAccepted, onRejected }: Options) {
  const navigate = useNavigate()
  return useSendForm<InquiryFormInput, InquiryFields>({
    form: 'inquiry',
    path: resources.requireApi.path,
    language,
    customerOf: (inquiry) => inquiry,
    onAccepted(confirmation) {
      onAccepted()
      // A sent inquiry is forgotten, so its form has nothing to show: the way back leads to the page before it.
      navigate(confirmation, { replace: true })
    },
    onDeclined({ errors }) {
      const error = stayErrors.find((code) => code === errors[0])
      if (error) onRejected(error)
      return false
    },
  })
}
