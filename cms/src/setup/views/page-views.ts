import type { Field, Views } from './view'

const seo: Field = ['seo', 12, 'Search engines', 'Empty fields fall back to the texts of the page.']

export const pageViews: Views = {
  'api::site-setting.site-setting': {
    mainField: 'brandName',
    rows: [
      [
        ['brandName', 4, 'Brand'],
        ['tagline', 8, 'Tagline', 'Beside the logo and in search results.'],
      ],
      [
        ['logo', 6, 'Logo'],
        ['sharePicture', 6, 'Picture when shared', 'Shown by social networks.'],
      ],
      [
        ['phone', 4, 'Telephone', 'International: +502 …'],
        ['whatsappNumber', 4, 'WhatsApp', 'Digits only, with country code.'],
        ['email', 4, 'E-mail'],
      ],
      [
        [
          'whatsappGreeting',
          12,
          'First words on WhatsApp',
          "The visitor's message starts with them.",
        ],
      ],
      [
        ['address', 6, 'Address'],
        ['officeHours', 6, 'Office hours'],
      ],
      [['socialLinks', 12, 'Social networks']],
      [
        ['footerText', 8, 'Text in the footer'],
        ['copyrightYear', 4, 'Copyright year'],
      ],
      [
        [
          'bookingNotice',
          12,
          'Notice: no automatic booking',
          'Stands beside every inquire button.',
        ],
      ],
      [
        ['partnerName', 6, 'Partner site: name'],
        ['partnerUrl', 6, 'Partner site: address'],
      ],
      [
        ['partnerTitle', 8, 'Partner banner: title'],
        ['partnerButton', 4, 'Partner banner: button'],
      ],
      [
        ['partnerText', 6, 'Partner banner: text'],
        ['partnerPicture', 6, 'Partner banner: picture'],
      ],
      [
        ['providerPortalUrl', 6, 'Provider portal: address'],
        ['providerTitle', 6, 'Provider portal: title'],
      ],
      [['providerText', 12, 'Provider portal: text']],
      [
        ['awardName', 6, 'Award: name'],
        ['awardPicture', 6, 'Award: picture'],
      ],
      [
        [
          'assistantWidgetId',
          6,
          'Chat widget: id',
          'Replaces Renty. Works once the technical team has set the address of the widget.',
        ],
      ],
      [['claims', 12, 'Claims', 'A number and what it counts. Only what is true.']],
      [['forcedPromotions', 6, 'Promotions forced to 15 %', 'These always count as 15 percent.']],
      [
        [
          'defaultMetaDescription',
          12,
          'Description for search engines',
          'Of pages that have none of their own.',
        ],
      ],
    ],
  },
  'api::staff-mailbox.staff-mailbox': {
    mainField: 'inquiries',
    rows: [
      [['inquiries', 6, 'Inquiries', 'Empty means the e-mail of the site settings.']],
      [
        ['leads', 6, 'Leads', 'From all other forms. Empty means the e-mail of the site settings.'],
        ['applications', 6, 'Applications for a job', 'Empty means the mailbox of the leads.'],
      ],
    ],
  },
  'api::file-retention.file-retention': {
    mainField: 'id',
    rows: [
      [
        [
          'careerMonths',
          6,
          'CVs and photos',
          'Months from the day they came; then deleted for good.',
        ],
        ['identityMonths', 6, 'Identity documents', 'Months from the day they came; then deleted.'],
      ],
    ],
  },
  'api::menu.menu': {
    mainField: 'id',
    rows: [
      [['sections', 12, 'Main menu', 'The sections of the marketplace.']],
      [['burger', 12, 'Burger menu']],
      [['footer', 12, 'Links in the footer']],
    ],
  },
  'api::home-page.home-page': {
    mainField: 'heroTitle',
    rows: [
      [['heroTitle', 12, 'Title on the big picture']],
      [['heroText', 12, 'Text on the big picture']],
      [['heroPicture', 12, 'Big picture']],
      [['heroPictureMobile', 6, 'Big picture: phones', 'Upright; may be empty.']],
      [['sections', 12, 'Section buttons', 'In this order.']],
      [['introTitle', 12, 'Introduction: title']],
      [['introMarkdown', 12, 'Introduction: text']],
      [['placesTitle', 12, 'Places: title']],
      [['places', 12, 'Places']],
      [['featuredTitle', 12, 'Featured rentals: title']],
      [['featuredText', 12, 'Featured rentals: text']],
      [seo],
    ],
  },
  'api::inquiry-page.inquiry-page': {
    mainField: 'title',
    rows: [
      [
        ['title', 6, 'Title of the form'],
        ['quoteTitle', 6, 'Title without a price', 'Where guests ask for a quote.'],
      ],
      [['intro', 12, 'Text above the form']],
      [['responsePromise', 12, 'How soon you answer', 'Only what you can keep.']],
      [['confirmationTitle', 12, 'Sent: title']],
      [['confirmationText', 12, 'Sent: text', 'What happens next.']],
      [seo],
    ],
  },
  'api::listing-section.listing-section': {
    mainField: 'title',
    sort: ['title', 'ASC'],
    columns: ['title', 'key'],
    rows: [
      [
        ['title', 8, 'Title'],
        ['key', 4, 'Section', 'Which of the five lists; one entry each.'],
      ],
      [['description', 12, 'Description', 'Under the title of the list.']],
      [['coverTitle', 12, 'Top listing: title']],
      [['coverText', 12, 'Top listing: text']],
      [['cover', 12, 'Top listing: picture']],
      [seo],
    ],
  },
}
