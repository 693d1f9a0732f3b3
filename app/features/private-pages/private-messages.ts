import type { desk as english } from '~/locales/en/private-pages'
import type { Translated } from '~/locales/translated'

export type DeskWords = Translated<typeof english>
