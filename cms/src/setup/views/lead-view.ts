import { careerSkills } from '../../content-types/career-skill'
import { staffFieldsOf } from '../../submissions/submission-types'
import { type LeadField, leadLabels } from '../../labels/lead-labels'
import { skillLabels } from '../../labels/skill-labels'
import type { Field, View } from './view'

const inARow = 4

/** A lead's field under its name for people who work here. */
function field(name: LeadField, width: number): Field {
  return [name, width, leadLabels[name].en]
}

/** What a visitor sent by one of the forms; what a kind of lead does not have is not shown. */
export const leadView: View = {
  mainField: 'reference',
  sort: ['receivedAt', 'DESC'],
  // As many as fit on a screen of 1440 pixels; language and source are in the form and in filters.
  columns: ['receivedAt', 'kind', 'name', 'about', 'stage', 'owner'],
  editable: staffFieldsOf('api::lead.lead'),
  rows: [
    [field('stage', 6), field('owner', 6)],
    [field('notes', 12)],
    [field('botFlag', 12)],
    [field('kind', 4), field('reference', 4), field('receivedAt', 4)],
    [field('subscription', 4), field('confirmedAt', 4), field('endedAt', 4)],
    [field('remindedAt', 4)],
    [field('consentWording', 8), field('consentLanguage', 4)],
    [field('about', 12)],
    [field('name', 4), field('email', 4), field('phone', 4)],
    [field('contactMethod', 4), field('language', 4), field('noPhone', 4)],
    [field('specialRequirement', 12)],
    [field('description', 12)],
    [field('startDate', 3), field('endDate', 3), field('adults', 3), field('children', 3)],
    [field('location', 4), field('country', 4), field('landingType', 4)],
    [field('landing_page', 12)],
    [field('landing_pages_with_product', 12)],
    [field('landing_page_product', 12)],
    [field('productName', 6), field('providerName', 6)],
    [field('rental', 6), field('provider', 6)],
    [field('profession', 6), field('salaryClaim', 6)],
    [field('address', 12)],
    [field('workExperience', 12)],
    [field('career', 6), field('cvName', 3), field('photoName', 3)],
    [field('skills', 12)],
    [field('source', 6), field('countryCode', 6)],
    [field('pageUrl', 12)],
    [field('campaign', 12)],
    [field('landing', 12)],
    // The same once more, for filters and for looking things up.
    [field('firstName', 6), field('lastName', 6)],
    [field('section', 6), field('productSlug', 6)],
    [field('landingField', 4), field('landingId', 4), field('page', 4)],
    [field('productId', 4), field('providerId', 4), field('careerId', 4)],
    [field('cvFile', 6), field('photoFile', 6)],
    [field('endLink', 12)],
    [field('userId', 6), field('submissionId', 6)],
  ],
}

/** The 22 ratings of an application, four in a row. */
export const skillsView: View = {
  mainField: 'organization',
  editable: [],
  rows: Array.from({ length: Math.ceil(careerSkills.length / inARow) }, (_, row) =>
    careerSkills
      .slice(row * inARow, (row + 1) * inARow)
      .map((skill): Field => [skill, 12 / inARow, skillLabels[skill].en]),
  ),
}
