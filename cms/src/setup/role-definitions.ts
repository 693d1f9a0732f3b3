import type { UID } from '@strapi/strapi'
import { roleCodes } from '../staff/panel-rights'
import { formerSlugType, marketingTypes } from './marketing-types'

export type Verb = 'read' | 'create' | 'update' | 'delete' | 'publish'

export type RoleDefinition = {
  code: string
  name: string
  description: string
  /** The allowed actions by content type. */
  content: Partial<Record<UID.ContentType, readonly Verb[]>>
  /** Fields that it sees without changing them, by content type. */
  readOnly?: Partial<Record<UID.ContentType, readonly string[]>>
  /** Fields that it does not see, by content type. */
  hidden?: Partial<Record<UID.ContentType, readonly string[]>>
  /** Whether it may see the links to visitors' private files. */
  opensPrivateFiles?: boolean
  /** Permissions that belong to no content type. */
  rights: readonly string[]
}

const all: readonly Verb[] = ['read', 'create', 'update', 'delete', 'publish']
const look: readonly Verb[] = ['read']

const media = [
  'plugin::upload.read',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
  'plugin::upload.configure-view',
  'plugin::i18n.locale.read',
]

const taxonomies = {
  'api::region.region': all,
  'api::town.town': all,
  'api::landmark.landmark': all,
  'api::amenity.amenity': all,
  'api::house-rule.house-rule': all,
  'api::provider.provider': all,
  'api::promotion.promotion': all,
  'api::extra-fee.extra-fee': all,
  'api::currency.currency': all,
  'api::payment-method.payment-method': all,
  'api::service.service': all,
} as const

/** Only administrators create them. */
const settings = { 'api::site-setting.site-setting': all } as const

const pages = {
  'api::menu.menu': all,
  'api::home-page.home-page': all,
  'api::inquiry-page.inquiry-page': all,
  'api::listing-section.listing-section': all,
} as const

/** Leads from the forms of pages: Marketing answers them too. */
const leads = { 'api::lead.lead': ['read', 'update'] } as const

/** Guests' inquiries and bookings, what they are answered, and the team's mailbox; Marketing sees none of these. */
const guestRecords = {
  'api::answer-template.answer-template': all,
  'api::inquiry.inquiry': ['read', 'update'],
  'api::contract-inquiry.contract-inquiry': ['read', 'update'],
  'api::booking-confirmation.booking-confirmation': all,
  'api::reservation.reservation': all,
  'api::calendar-feed.calendar-feed': all,
  'api::staff-mailbox.staff-mailbox': all,
} as const

/** Contracts are written on the site. Templates are legal texts: only administrators change them. */
const contracts = {
  'api::contract.contract': look,
  'api::contract-version.contract-version': look,
  'api::contract-event.contract-event': look,
} as const

const templateType = 'api::contract-template.contract-template'

/** How long private files are kept: Operations reads it, administrators change it. */
const privacyType = 'api::file-retention.file-retention'

const marketing: Record<string, readonly Verb[]> = {
  ...withVerbs(marketingTypes, all),
  [formerSlugType]: ['read', 'update', 'delete'],
}

/** The CMS writes them; people may say where they lead. */
const formerSlugFacts = {
  [formerSlugType]: ['name', 'contentType', 'language', 'oldSlug', 'target'],
} as const

export const roleDefinitions: readonly RoleDefinition[] = [
  {
    code: roleCodes.marketing,
    name: 'Marketing',
    description:
      'Writes pages, landings, the blog, menus and all texts of the site, the site settings among them but for the e-mail address, the number of WhatsApp and forced promotions; sees rentals without changing them. Works on leads.',
    content: {
      ...withVerbs(Object.keys(settings), ['read', 'update', 'publish']),
      ...pages,
      ...marketing,
      ...leads,
      'api::rental.rental': look,
      ...withVerbs(Object.keys(taxonomies), look),
    },
    // Where guests write to, where the team's mail goes while its mailbox is empty, and what guests pay.
    readOnly: {
      'api::site-setting.site-setting': ['email', 'whatsappNumber', 'forcedPromotions'],
      ...formerSlugFacts,
    },
    // The way into a house is for guests of a booking.
    hidden: { 'api::rental.rental': ['address', 'arrivalInstructions'] },
    rights: media,
  },
  {
    code: roleCodes.operations,
    name: 'Operations',
    description:
      'Keeps the rentals and everything they refer to: towns, amenities, promotions, fees; reads the pages. Answers inquiries and leads.',
    content: {
      'api::rental.rental': all,
      ...taxonomies,
      ...withVerbs(
        [...Object.keys(settings), ...Object.keys(pages), ...Object.keys(marketing)],
        look,
      ),
      ...guestRecords,
      ...leads,
      ...contracts,
      [templateType]: look,
      [privacyType]: look,
    },
    opensPrivateFiles: true,
    rights: media,
  },
  {
    code: roleCodes.administrator,
    name: 'Administrator',
    description: 'All content, and the accounts of Marketing and Operations.',
    content: {
      ...settings,
      ...pages,
      ...marketing,
      ...taxonomies,
      ...guestRecords,
      ...contracts,
      [templateType]: all,
      [privacyType]: all,
      'api::rental.rental': all,
      'api::inquiry.inquiry': ['read', 'update', 'delete'],
      'api::contract-inquiry.contract-inquiry': ['read', 'update', 'delete'],
      'api::lead.lead': ['read', 'update', 'delete'],
    },
    readOnly: formerSlugFacts,
    opensPrivateFiles: true,
    rights: [
      ...media,
      'plugin::content-manager.single-types.configure-view',
      'plugin::content-manager.collection-types.configure-view',
      'plugin::content-manager.components.configure-layout',
      'admin::users.read',
      'admin::users.create',
      'admin::users.update',
      'admin::users.delete',
      'admin::roles.read',
    ],
  },
]

function withVerbs(uids: readonly string[], verbs: readonly Verb[]) {
  return Object.fromEntries(uids.map((uid) => [uid, verbs]))
}
