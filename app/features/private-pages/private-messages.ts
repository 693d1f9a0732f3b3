import type { privatePages as english } from '~/locales/en/private-pages'
import type { Translated } from '~/locales/translated'

export type PrivateMessages = Translated<typeof english>
