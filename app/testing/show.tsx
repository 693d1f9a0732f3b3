import { cleanup, configure, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { onTestFinished } from 'vitest'
import type { Locale } from '~content/locale'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { seconds } from '~/platform/units/duration'

configure({ asyncUtilTimeout: seconds(30) })

/** How a test shows components until its end, with the words of a language. */
export async function showIn(locale: Locale) {
  const i18n = await createServerI18n(locale)
  return (element: ReactElement) => {
    onTestFinished(cleanup)
    return render(element, {
      wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
    })
  }
}
