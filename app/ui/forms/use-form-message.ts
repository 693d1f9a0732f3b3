import { useTranslation } from 'react-i18next'
import type { FormMessage } from '~/platform/forms/form-message'

/** Finds the words for the first of a field's messages; a message of no form of ours is "check this field". */
export function useFormMessage() {
  const { t, i18n } = useTranslation('forms')
  const isMessage = (text: string): text is FormMessage => i18n.exists(`forms:messages.${text}`)

  return (messages: readonly string[] | null | undefined): string | null => {
    const first = messages?.[0]
    if (first === undefined) return null
    return t(`messages.${isMessage(first) ? first : 'invalidValue'}`)
  }
}
