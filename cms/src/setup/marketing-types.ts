/** The types that marketing edits: pages, what they are built from, and redirects. */
export const marketingTypes = [
  'api::landing-page.landing-page',
  'api::landing-page-with-product.landing-page-with-product',
  'api::landing-product.landing-product',
  'api::landing-offer.landing-offer',
  'api::landing-price.landing-price',
  'api::blog-post.blog-post',
  'api::newsletter-issue.newsletter-issue',
  'api::post-category.post-category',
  'api::author.author',
  'api::career.career',
  'api::job-area.job-area',
  'api::team-member.team-member',
  'api::about-us.about-us',
  'api::list-with-us.list-with-us',
  'api::referral-plan.referral-plan',
  'api::document-page.document-page',
  'api::legal-text.legal-text',
  'api::confirmation-text.confirmation-text',
  'api::faq.faq',
  'api::video-gallery.video-gallery',
  'api::testimonial.testimonial',
  'api::redirect.redirect',
] as const

/** The CMS writes these itself; people may say where they lead, and delete them. */
export const formerSlugType = 'api::former-slug.former-slug'

/** The `find` actions of the site's content token. Some of these types are only read as relations of pages. */
export const marketingActions = [
  ...marketingTypes,
  // Landings populate regions and payment methods.
  'api::region.region',
  'api::payment-method.payment-method',
].map((uid) => `${uid}.find`)
