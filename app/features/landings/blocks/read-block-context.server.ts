import { contentTag } from '~content/content-definition'
import { faqs } from '~content/faq'
import type { Locale } from '~content/locale'
import { siteSettings } from '~content/site-settings'
import { getCatalogueUntagged } from '~/features/catalogue/store/catalogue-store.server'
import { contentMissing } from '~/platform/content/content-missing.server'
import { readContent } from '~/platform/content/read-content.server'
import { textRenderer } from '~/features/editor-texts/text-renderer.server'
import { addCacheTags } from '~/platform/page-cache/tag-scope.server'
import type { BlockContext, BlockLanding } from './block-context'

/** A landing uses only these of the catalogue, so a changed rental must not make it stale. */
const catalogueTags = ['api::currency.currency', 'api::payment-method.payment-method'].map(
  contentTag,
)

/** What the blocks of a landing are worked out from. Throws a 503 response where it cannot be had. */
export async function readBlockContext(
  landing: BlockLanding,
  locale: Locale,
  path: string,
): Promise<BlockContext> {
  const settings = await readContent(siteSettings, locale)
  if (!settings) throw contentMissing(siteSettings.uid, locale)
  const asks = landing.blocks.some((block) => block.__component === 'blocks.faq' && block.topic)
  const catalogue = getCatalogueUntagged()
  addCacheTags(...catalogueTags)
  return {
    locale,
    landing,
    settings,
    currencies: catalogue.currencies,
    paymentMethods: catalogue.paymentMethods,
    faqs: asks ? ((await readContent(faqs, locale)) ?? []) : [],
    renderText: await textRenderer(locale),
    path,
  }
}
