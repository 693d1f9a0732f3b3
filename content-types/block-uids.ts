/** The blocks from which landings are built, in the order in which editors are offered them. */
export const blockUids = [
  'blocks.hero',
  'blocks.rich-text',
  'blocks.picture-text',
  'blocks.gallery',
  'blocks.video-gallery',
  'blocks.product-list',
  'blocks.price-bands',
  'blocks.form',
  'blocks.testimonials',
  'blocks.faq',
  'blocks.payment-methods',
  'blocks.badge',
  'blocks.whatsapp-banner',
  'blocks.call-to-action',
] as const

export type BlockUid = (typeof blockUids)[number]
