import 'i18next'
import type { Words } from '~/locales/words'

declare module 'i18next' {
  // Declaration merging needs an interface here.
  interface CustomTypeOptions {
    defaultNS: 'layout'
    resources: Words
    returnNull: false
  }
}
