import type { UID } from '@strapi/strapi'
import type { Locale } from '../../content-types/locale'
import { fileRetention } from './content/file-retention'
import { homePage } from './content/home-page'
import { inquiryPage } from './content/inquiry-page'
import { listingSections } from './content/listing-sections'
import { menu, type MenuEntrySeed } from './content/menu'
import { promotions } from './content/promotions'
import { siteSettings } from './content/site-settings'
import { staffMailbox } from './content/staff-mailbox'
import { type DocumentData, importDocuments } from './import-documents'
import type { PictureLibrary } from './import-pictures'
import type { TaxonomyIds } from './import-taxonomies'
import type { SeedContext } from './seed-context'
import { pickLanguage } from './pick-language'

/** Settings, menus, the home page and the words of the five sections. */
export async function importPages(
  context: SeedContext,
  ids: TaxonomyIds,
  pictures: PictureLibrary,
): Promise<void> {
  await importDocuments(context, {
    step: 'listing sections',
    uid: 'api::listing-section.listing-section',
    seeds: listingSections,
    match: { field: 'key', value: ({ key }) => key },
    data: ({ cover, ...section }, locale) => ({
      ...pickLanguage(section, locale),
      cover: { picture: pictures.place(cover.picture), alt: cover.alt[locale] },
    }),
  })
  await importSingle(context, 'api::site-setting.site-setting', (locale) => ({
    ...pickLanguage(siteSettings, locale),
    partnerPicture: pictures.place(siteSettings.partnerPicture),
    awardPicture: pictures.place(siteSettings.awardPicture),
    sharePicture: pictures.place(siteSettings.sharePicture),
    forcedPromotions: promotions
      .filter(({ forced }) => forced)
      .flatMap(({ key }) => ids.promotions.get(key) ?? []),
  }))
  await importSingle(context, 'api::menu.menu', (locale) => ({
    sections: menuEntries(menu.sections, locale),
    burger: menuEntries(menu.burger, locale),
    footer: menuEntries(menu.footer, locale),
  }))
  await importSingle(context, 'api::staff-mailbox.staff-mailbox', () => staffMailbox)
  await importSingle(context, 'api::file-retention.file-retention', () => fileRetention)
  await importSingle(context, 'api::inquiry-page.inquiry-page', (locale) =>
    pickLanguage(inquiryPage, locale),
  )
  await importSingle(context, 'api::home-page.home-page', (locale) => ({
    ...pickLanguage(homePage, locale),
    heroPicture: {
      picture: pictures.place(homePage.heroPicture.picture),
      alt: homePage.heroPicture.alt[locale],
    },
    heroPictureMobile: pictures.place(homePage.heroPictureMobile),
    sections: homePage.sections.map(({ picture, ...section }) => ({
      ...pickLanguage(section, locale),
      picture: pictures.place(picture),
    })),
    places: homePage.places.map(({ picture, town, ...place }) => ({
      ...pickLanguage(place, locale),
      picture: pictures.place(picture),
      town: ids.towns.get(town),
    })),
  }))
}

/** A single type in both languages. */
export async function importSingle(
  context: SeedContext,
  uid: UID.ContentType,
  data: (locale: Locale) => DocumentData,
): Promise<void> {
  const rows = await context.strapi.db.query(uid).findMany({ select: ['documentId'], limit: 1 })
  const id = rows[0]?.documentId
  await importDocuments(context, {
    step: uid.replace(/^.*\./, '').replace('-', ' '),
    uid,
    seeds: [id],
    // A single type has one document: whatever there is, is the match.
    match: { field: 'documentId', value: (seed) => String(seed) },
    data: (_, locale) => data(locale),
  })
}

function menuEntries(entries: MenuEntrySeed[], locale: Locale): DocumentData[] {
  return entries.map((entry) => pickLanguage({ hint: null, ...entry }, locale))
}
