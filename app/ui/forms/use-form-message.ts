import { useTranslation } from 'react-i18next'
import type { FormMessage } from '~/platform/forms/form-message'

/** Translates the first message of a field. An unknown message becomes "check this field". */
export function useFormMessage() {
  const { t, i18n } = useTranslation('forms')
  const isMessage = (text: string): text is FormMessage => i18n.exists(`forms:messages.${text}`)

  return (messages: readonly string[] | null | undefined): string | null => {
    const first = messages?.[0]
    if (first === undefined) return null
    return t(`messages.${isMessage(first) ? first : 'invalidValue'}`)
  }
}
