import type { Block } from '~content/blocks'
import type { BlockUid } from '~content/block-uids'
import { faqsOfTopic } from '~content/faq'
import { renderMarkdown } from '~/platform/markdown/render-markdown.server'
import type { BlockView, BlockViews } from '~/ui/blocks/block-views'
import { awardPicture } from './award-picture'
import { bandView } from './band-view'
import { chatLink } from '~/features/site/contact/chat-link'
import { leadFlags } from '../parts/lead-flags'
import { paymentViews } from './payment-views'
import { shownProducts } from '../products/shown-products'
import { siteLink } from './site-link'
import { testimonialViews } from './testimonial-view'
import { videoViews } from './video-views'
import type { BlockContext, BlockOf } from './block-context'
import { buttonView } from './button-view'
import { productView } from './product-view'

type Builders = {
  [Uid in BlockUid]: (block: BlockOf<Uid>, context: BlockContext) => BlockViews[Uid]
}

/** The blocks of a landing with all that they show, in the editor's order. */
export function toBlockViews(context: BlockContext): BlockView[] {
  return context.landing.blocks.map((block) => toBlockView(block, context))
}

function toBlockView<Uid extends BlockUid>(
  block: BlockOf<Uid> & { __component: Uid },
  context: BlockContext,
): BlockView {
  const uid: Uid = block.__component
  // The builder of a kind makes the view of that kind, which the union of all kinds cannot tell.
  return { uid, id: block.id, view: builders[uid](block, context) } as BlockView
}

const builders: Builders = {
  'blocks.hero': heroView,
  'blocks.rich-text': ({ title, markdown }, { renderText }) => ({
    title,
    html: renderText(markdown).html,
  }),
  'blocks.picture-text': ({ title, markdown, picture, alt, pictureSide }, { renderText }) => ({
    title,
    html: renderText(markdown).html,
    picture,
    alt,
    side: pictureSide ?? 'left',
  }),
  'blocks.gallery': ({ title, layout, pictures }) => ({
    title,
    layout: layout ?? 'mosaic',
    pictures,
  }),
  'blocks.video-gallery': ({ title, videoGallery }) => ({
    title: title || (videoGallery?.name ?? ''),
    videos: videoViews(videoGallery),
  }),
  'blocks.product-list': ({ title, text, products }, context) => ({
    title,
    text,
    products: shownProducts(products.length > 0 ? products : context.landing.products).map(
      (product) => productView(product, context),
    ),
  }),
  'blocks.price-bands': ({ title, text, town, bands }, { locale, currencies }) => ({
    title,
    text,
    bands: bands.map((band) =>
      bandView(band, {
        locale,
        townSlug: town?.slug ?? null,
        currencies,
      }),
    ),
  }),
  'blocks.form': (block, { landing }) => ({
    title: block.title,
    text: block.text,
    btnName: block.btnName,
    flags: leadFlags(block),
    type: landing.type,
  }),
  'blocks.testimonials': ({ title, testimonials, moreLabel, moreUrl }, { locale }) => {
    const url = siteLink(moreUrl)
    return {
      title,
      testimonials: testimonialViews(testimonials, locale),
      more: moreLabel && url ? { label: moreLabel, url } : null,
    }
  },
  'blocks.faq': ({ title, topic, questions }, { faqs }) => ({
    title,
    questions: [...questions, ...(topic ? faqsOfTopic(faqs, topic) : [])]
      .filter(({ question }) => question !== '')
      .map(({ question, answer }) => ({ question, html: renderMarkdown(answer).html })),
  }),
  'blocks.payment-methods': ({ title, text, methods }, context) => ({
    title,
    text,
    methods: paymentViews(methods, context),
  }),
  'blocks.badge': ({ title, text, picture, alt, link }, { settings }) => ({
    title,
    text,
    ...awardPicture({ picture, alt }, settings),
    link: siteLink(link) ?? '',
  }),
  'blocks.whatsapp-banner': ({ title, text, btnName, waText }, { landing, settings }) => ({
    title,
    text,
    button: {
      label: btnName,
      kind: 'whatsapp',
      href: chatLink({ waLink: landing.waLink, waText: waText || landing.waText }, settings),
    },
  }),
  'blocks.call-to-action': ({ title, text, buttons }, context) => ({
    title,
    text,
    buttons: buttons.flatMap((button) => buttonView(button, context) ?? []),
  }),
}

/** The first hero is the opening of a page without one; what it leaves empty is the landing's own. */
function heroView(block: BlockOf<'blocks.hero'>, context: BlockContext): BlockViews['blocks.hero'] {
  const isPageTitle = block.id === firstHero(context)?.id && context.landing.opening !== null
  const own = isPageTitle ? context.landing.opening : null
  const { title, text, picture, pictureMobile, alt, button } = block
  const pictures =
    own && !picture && !pictureMobile
      ? { picture: own.picture, pictureMobile: own.pictureMobile, alt: own.alt }
      : { picture: picture ?? pictureMobile, pictureMobile, alt }
  return {
    title: title || (own?.title ?? ''),
    text: text || (own?.text ?? ''),
    ...pictures,
    button: button ? buttonView(button, context) : null,
    isPageTitle,
    until: own?.until ?? null,
  }
}

function firstHero({ landing }: BlockContext): Block | undefined {
  return landing.blocks.find((block) => block.__component === 'blocks.hero')
}
