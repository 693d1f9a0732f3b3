import * as z from 'zod'
import { aboutUs } from './about-us'
import { blogPosts } from './blog-post'
import { careers } from './career'
import { confirmationTexts } from './confirmation-text'
import type { ContentDefinition } from './content-definition'
import { documentPages } from './document-page'
import { faqs } from './faq'
import { homePage } from './home-page'
import { inquiryPage } from './inquiry-page'
import { jobAreas } from './job-area'
import { landingOffer } from './landing-offer'
import { landingPages } from './landing-page'
import { landingPagesWithProducts } from './landing-page-with-product'
import { landingPrice } from './landing-price'
import { legalTexts } from './legal-text'
import { newsletterIssues } from './newsletter-issue'
import { listWithUs } from './list-with-us'
import { listingSections } from './listing-section'
import { localeSchema } from './localized'
import { menu } from './menu'
import { siteSettings } from './site-settings'
import { referralPlan } from './referral-plan'
import { rentalUid } from './rental'

/** Types with drafts that pages read as content, by their uid: what a preview reads is what a page reads. */
export const previewDefinitions = {
  'api::about-us.about-us': aboutUs,
  'api::blog-post.blog-post': blogPosts,
  'api::career.career': careers,
  'api::confirmation-text.confirmation-text': confirmationTexts,
  'api::document-page.document-page': documentPages,
  'api::faq.faq': faqs,
  'api::home-page.home-page': homePage,
  'api::inquiry-page.inquiry-page': inquiryPage,
  'api::job-area.job-area': jobAreas,
  'api::landing-offer.landing-offer': landingOffer,
  'api::landing-page.landing-page': landingPages,
  'api::landing-page-with-product.landing-page-with-product': landingPagesWithProducts,
  'api::landing-price.landing-price': landingPrice,
  'api::legal-text.legal-text': legalTexts,
  'api::list-with-us.list-with-us': listWithUs,
  'api::listing-section.listing-section': listingSections,
  'api::menu.menu': menu,
  'api::newsletter-issue.newsletter-issue': newsletterIssues,
  'api::referral-plan.referral-plan': referralPlan,
  'api::site-setting.site-setting': siteSettings,
} satisfies Record<string, ContentDefinition>

export type PreviewedContentUid = keyof typeof previewDefinitions
/** Pages read rentals from the catalogue; their drafts come in its form. */
export type PreviewedUid = PreviewedContentUid | typeof rentalUid

function isPreviewedContent(uid: string): uid is PreviewedContentUid {
  return Object.hasOwn(previewDefinitions, uid)
}

export function isPreviewed(uid: string): uid is PreviewedUid {
  return uid === rentalUid || isPreviewedContent(uid)
}

const uidSchema = z.string().refine(isPreviewed)

/** What a preview token allows: to look at one version of one document in one language. */
export const previewClaimSchema = z.strictObject({
  uid: uidSchema,
  documentId: z.string().regex(/^[a-z0-9]{1,64}$/),
  locale: localeSchema,
  status: z.enum(['draft', 'published']),
  /** The link for a client to which it belongs. The CMS knows until when, and whether it was revoked. */
  link: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
  /** Unix time in seconds. */
  expiresAt: z.number().int().positive(),
})

export type PreviewClaim = z.infer<typeof previewClaimSchema>

/*
 * A token is `<claim>.<signature>`: the claim as JSON in base64url, and HMAC-SHA256 over
 * `preview.<claim>` with the shared secret, in base64url.
 */

/** What the signature of a token is made over. */
export function signedPartOf(claim: string): string {
  return `preview.${claim}`
}

/** `GET /api/preview` of the CMS carries the token in this header and answers `{ data }`. */
export const previewTokenHeader = 'x-preview-token'

/** The CMS's answer: the entry as its list or single type would hold it, or the rental as in the catalogue. */
export const previewAnswerSchema = z.object({
  data: z.unknown(),
  /** Whether the token is that of a client's link which was revoked or is over; there is no data then. */
  isLinkOver: z.boolean().optional(),
})
