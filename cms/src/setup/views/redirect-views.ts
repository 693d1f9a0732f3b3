import type { Views } from './view'

export const redirectViews: Views = {
  'api::redirect.redirect': {
    mainField: 'fromPath',
    sort: ['fromPath', 'ASC'],
    columns: ['fromPath', 'toPath', 'permanent', 'enabled'],
    rows: [
      [
        [
          'fromPath',
          6,
          'From',
          'The old path, for example /old-offer or /es/oferta. Works where no page stands.',
        ],
        ['toPath', 6, 'To', 'A path of this site, for example /landing-page/new-offer.'],
      ],
      [
        ['permanent', 6, 'For good', 'Off: search engines keep the old address.'],
        ['enabled', 6, 'Switched on'],
      ],
      [['note', 12, 'Note', 'Why it exists; never shown.']],
    ],
  },
  'api::former-slug.former-slug': {
    mainField: 'oldSlug',
    sort: ['createdAt', 'DESC'],
    columns: ['oldSlug', 'name', 'toPath', 'language', 'createdAt'],
    rows: [
      [
        ['oldSlug', 6, 'Address name it had'],
        ['name', 6, 'Page', 'Visitors who use the old address are sent to it.'],
      ],
      [
        [
          'toPath',
          12,
          'Leads elsewhere',
          'A path of this site, for example /landing-page/new-offer. Empty: to the page, wherever it is now.',
        ],
      ],
      [
        ['language', 6, 'Language'],
        [
          'forgetOn',
          6,
          'Forgotten on',
          'Of a deleted place: until then its page shows similar ones.',
        ],
      ],
    ],
  },
}
