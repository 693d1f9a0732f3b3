import type { desk as english } from '~/locales/en/desk'
import type { Translated } from '~/locales/translated'

export type DeskWords = Translated<typeof english>
