import type { LandingSource } from '~content/landing-source'
import type { LandingType } from '~content/landing-type'
import type { Locale } from '~content/locale'
import type { Seo } from '~content/seo'
import type { DrawnShareImage } from '~/features/site/head/page-head'
import type { LeadFormData } from '~/features/leads/form/lead-form-data'
import type { PageParams } from '~/routing/href'
import type { PageName } from '~/routing/table'
import type { Translations } from '~/routing/translations'
import type { BlockView } from '~/ui/blocks/block-views'

/** What the forms of a landing belong to, and what they need. */
export type LandingFormPart = {
  source: { field: LandingSource; id: string }
  data: LeadFormData
  /** The product that a visitor without script asks about. */
  product: { id: string; name: string } | null
}

/** What all landings have in common. */
export type LandingParts = {
  locale: Locale
  page: PageName
  params: PageParams
  translations: Translations
  type: LandingType
  title: string
  text: string
  /** For search engines. */
  meta: { title: string; description: string; seo: Seo | null; drawn: DrawnShareImage }
  blocks: BlockView[]
  form: LandingFormPart
  /** The landing's WhatsApp link. */
  chat: string
}
