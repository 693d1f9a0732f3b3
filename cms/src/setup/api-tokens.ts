import type { Core } from '@strapi/strapi'
import type { Environment } from '../environment/environment'
import { marketingActions } from './marketing-types'

type TokenDefinition = {
  name: string
  /** The environment variable of its key. */
  variable: 'CMS_CONTENT_TOKEN' | 'CMS_SUBMISSION_TOKEN' | 'CMS_STAFF_TOKEN' | 'CMS_CONTRACT_TOKEN'
  /** The actions that the site uses, and no others. */
  actions: readonly string[]
}

const definitions: readonly TokenDefinition[] = [
  {
    name: 'Site',
    variable: 'CMS_CONTENT_TOKEN',
    actions: [
      'api::answer-template.answer-template.find',
      'api::catalogue.catalogue.find',
      'api::catalogue.catalogue.rental',
      'api::catalogue.catalogue.rentals',
      'api::contract-template.contract-template.find',
      'api::content-revision.content-revision.find',
      'api::file-retention.file-retention.find',
      'api::home-page.home-page.find',
      'api::inquiry-page.inquiry-page.find',
      'api::listing-section.listing-section.find',
      'api::menu.menu.find',
      'api::picture.picture.find',
      // Also needs a preview token that an editor was given.
      'api::preview.preview.find',
      'api::site-setting.site-setting.find',
      'api::staff-mailbox.staff-mailbox.find',
      // The home page populates towns.
      'api::town.town.find',
      ...marketingActions,
    ],
  },
  {
    name: 'Submissions',
    variable: 'CMS_SUBMISSION_TOKEN',
    actions: [
      'api::submission.submission.inquiry',
      'api::submission.submission.lead',
      'api::submission.submission.contractInquiry',
      'api::submission.submission.subscriber',
      'api::submission.submission.subscription',
      'api::submission.submission.changeSubscription',
      'api::submission.submission.unconfirmed',
      'api::submission.submission.reminded',
    ],
  },
  {
    // A token of its own, because its holder can try passwords.
    name: 'Staff sign-in',
    variable: 'CMS_STAFF_TOKEN',
    actions: ['api::staff-account.staff-account.verify', 'api::staff-account.staff-account.find'],
  },
  {
    name: 'Contracts',
    variable: 'CMS_CONTRACT_TOKEN',
    actions: [
      ...[
        'create',
        'find',
        'findByLink',
        'change',
        'list',
        'listWaiting',
        'listSigned',
        'findSigned',
      ].map((action) => `api::contract.contract.${action}`),
      ...[
        'find',
        'begin',
        'change',
        'list',
        'makeBooking',
        'today',
        'inbox',
        'news',
        'findLead',
        'beginOfLead',
        'listAhead',
        'remind',
      ].map((action) => `api::stay.stay.${action}`),
      ...['make', 'find', 'findByLink', 'change', 'list'].map(
        (action) => `api::offer.offer.${action}`,
      ),
      'api::payment.payment.change',
      ...['calendar', 'find', 'make', 'end'].map(
        (action) => `api::reservation.reservation.${action}`,
      ),
      ...['listDue', 'ask', 'find', 'findByLink', 'receive', 'change', 'list'].map(
        (action) => `api::review.review.${action}`,
      ),
      ...['listStays', 'listLeads', 'listNights', 'listContracts'].map(
        (action) => `api::report.report.${action}`,
      ),
      'api::booking-confirmation.booking-confirmation.release',
      ...['exportRentals', 'exportTemplate', 'list', 'receive', 'find', 'change', 'addPicture'].map(
        (action) => `api::rental-import.rental-import.${action}`,
      ),
      ...['listDue', 'saveResult', 'findExport'].map(
        (action) => `api::calendar-feed.calendar-feed.${action}`,
      ),
      ...['find', 'findByLink', 'change', 'list'].flatMap((action) => [
        `api::contract-inquiry.contract-inquiry.${action}`,
        `api::booking-confirmation.booking-confirmation.${action}`,
      ]),
    ],
  },
]

/**
 * Creates or updates the site's API tokens: content, submissions, staff sign-in and contracts. A changed key in
 * the environment replaces the old one, which stops working.
 */
export async function ensureApiTokens(
  strapi: Core.Strapi,
  environment: Environment,
): Promise<void> {
  for (const definition of definitions) {
    await ensureToken(strapi, definition, environment[definition.variable])
  }
}

async function ensureToken(
  strapi: Core.Strapi,
  { name, variable, actions }: TokenDefinition,
  key: string,
): Promise<void> {
  const tokens = strapi.service('admin::api-token')
  const description = `Made at every start from ${variable}; do not edit here.`
  const attributes = { name, description, type: 'custom', permissions: [...actions] }

  const existing = await tokens.getByName(name)
  const token = existing
    ? await tokens.update(existing.id, attributes)
    : await tokens.create({ ...attributes, lifespan: null })
  await strapi.db.query('admin::api-token').update({
    where: { id: token.id },
    data: { accessKey: tokens.hash(key), encryptedKey: null, type: 'custom' },
  })
}
