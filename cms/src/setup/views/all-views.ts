import { blockViews } from './block-views'
import { blogViews } from './blog-views'
import { componentViews } from './component-views'
import { contractViews } from './contract-views'
import { bookingComponentViews, bookingViews } from './booking-views'
import { landingViews } from './landing-views'
import { legalViews } from './legal-views'
import { ownerViews } from './owner-views'
import { pageViews } from './page-views'
import { pageComponentViews } from './page-component-views'
import { redirectViews } from './redirect-views'
import { rentalView } from './rental-view'
import { submissionPartViews, submissionViews } from './submission-views'
import { taxonomyViews } from './taxonomy-views'
import { teamViews } from './team-views'
import type { Views } from './view'

/** The forms and lists of the content types, by their uid. */
export const contentTypeViews: Views = {
  'api::rental.rental': rentalView,
  ...taxonomyViews,
  ...pageViews,
  ...landingViews,
  ...blogViews,
  ...teamViews,
  ...ownerViews,
  ...legalViews,
  ...redirectViews,
  ...submissionViews,
  ...contractViews,
  ...bookingViews,
}

/** The forms of components, by their uid. */
export const allPartViews: Views = {
  ...componentViews,
  ...pageComponentViews,
  ...blockViews,
  ...submissionPartViews,
  ...bookingComponentViews,
}

export const allViews: Views = { ...contentTypeViews, ...allPartViews }
