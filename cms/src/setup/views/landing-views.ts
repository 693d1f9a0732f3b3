import {
  blocksField,
  formRows,
  landingSlug,
  landingType,
  moreBlocksField,
  pictureRows,
  seoField,
  shownFromHelp,
  shownUntilHelp,
  whatsappRow,
} from './landing-fields'
import type { Views } from './view'

export const landingViews: Views = {
  'api::landing-page.landing-page': {
    mainField: 'titleOffer',
    sort: ['titleOffer', 'ASC'],
    columns: ['titleOffer', 'type', 'startDate', 'finishDate'],
    rows: [
      [['titleOffer', 12, 'Title of the offer', 'The heading of the page.']],
      [['titleOfferDescription', 12, 'Sentence under the title']],
      [landingSlug, landingType],
      [
        ['startDate', 6, 'Shown from', shownFromHelp],
        ['finishDate', 6, 'Shown until', shownUntilHelp],
      ],
      ...pictureRows,
      [['contentOffer', 12, 'What the offer holds', 'Conditions, what is included, dates.']],
      [
        ['imgLandingDesktop', 4, 'Second picture: computers', 'Beside the text of the offer.'],
        ['imgLandingTablet', 4, 'Second picture: tablets'],
        ['imgLandingMobile', 4, 'Second picture: phones'],
      ],
      [['imgLandingAlt', 12, 'What the second picture shows']],
      ...formRows,
      whatsappRow,
      [['landing_page_products', 12, 'Products', 'Shown as cards, the cheapest first.']],
      [blocksField],
      [seoField],
    ],
  },
  'api::landing-page-with-product.landing-page-with-product': {
    mainField: 'titleOffer',
    sort: ['endDate', 'DESC'],
    columns: ['titleOffer', 'variant', 'startDate', 'endDate'],
    rows: [
      [['titleOffer', 12, 'Title', 'The heading of the page.']],
      [['titleOfferDescription', 12, 'Sentence under the title']],
      [landingSlug, landingType],
      [
        ['startDate', 4, 'Shown from', shownFromHelp],
        ['endDate', 4, 'Shown until', shownUntilHelp],
        [
          'variant',
          4,
          'Kind of page',
          '"Farm" has galleries, an overview and WhatsApp instead of a form at the top.',
        ],
      ],
      ...pictureRows,
      [['contentOffer', 12, 'Text', 'Above the products.']],
      [
        [
          'landing_page_products',
          12,
          'Products',
          'Only those switched on are shown, the cheapest first. Without any, visitors read that the promotion is not available.',
        ],
      ],
      [['gallery', 12, 'Photo gallery', 'For the kind "farm".']],
      [['videoGallery', 12, 'Video gallery', 'For the kind "farm".']],
      [['overview', 12, 'Overview', 'For the kind "farm".']],
      ...formRows,
      whatsappRow,
      [blocksField],
      [seoField],
    ],
  },
  'api::landing-product.landing-product': {
    mainField: 'name',
    sort: ['name', 'ASC'],
    columns: ['name', 'city', 'priceOffer', 'tag', 'enabled'],
    rows: [
      [
        ['name', 9, 'Name'],
        ['enabled', 3, 'Switched on', 'Only then it is shown. There are no drafts here.'],
      ],
      [['description', 12, 'Description', 'Two sentences on the card.']],
      [
        ['image', 6, 'Picture'],
        ['imageAlt', 6, 'What the picture shows'],
      ],
      [
        ['state', 6, 'Region'],
        ['city', 6, 'Town'],
      ],
      [
        ['price', 3, 'Price before (US$)', 'Crossed out; may be empty.'],
        ['priceOffer', 3, 'Price now (US$)'],
        ['discount', 3, 'Discount (%)'],
        ['control', 3, 'Unit of the price', 'For example "a night".'],
      ],
      [
        ['tag', 6, 'Tag'],
        ['isModalForm', 6, 'Button opens the form', 'Where there is neither link below.'],
      ],
      [
        [
          'slugLink',
          12,
          'Link',
          'A page of this site (/vacation-rentals/…) in this language, or https://…',
        ],
      ],
      [
        ['waLink', 6, 'WhatsApp link', 'Wins over the link above.'],
        ['waText', 6, 'WhatsApp: first words'],
      ],
    ],
  },
  'api::landing-offer.landing-offer': {
    mainField: 'title',
    rows: [
      [['title', 12, 'Title']],
      [['text', 12, 'Sentence under the title']],
      [['photos', 12, 'Rotating photos', 'One after the other; three to six look best.']],
      [
        ['startDate', 6, 'Shown from', shownFromHelp],
        ['endDate', 6, 'Shown until', shownUntilHelp],
      ],
      [landingType],
      ...formRows,
      [
        [
          'discountPercent',
          4,
          'Discount over WhatsApp (%)',
          'Empty: 10. With 0 the page promises no discount.',
        ],
        ['discountText', 8, 'Banner with the discount', 'Opens WhatsApp.'],
      ],
      [
        [
          'salvadorVariant',
          4,
          'Own words for El Salvador',
          'For visitors whose advertisement ends in country=SV.',
        ],
        ['salvadorTitle', 8, 'El Salvador: title'],
      ],
      [['salvadorText', 12, 'El Salvador: text']],
      [['reviewsTitle', 12, 'Reviews: title']],
      [['testimonials', 12, 'Reviews', 'Three look best.']],
      [['paymentTitle', 12, 'Payment: title']],
      [['paymentMethods', 12, 'Payment methods', 'Empty: all of them.']],
      [['awardTitle', 12, 'Award: title']],
      [['awardText', 12, 'Award: text']],
      [
        ['awardPicture', 6, 'Award: picture', 'Empty: the one of the site settings.'],
        ['awardAlt', 6, 'What the picture shows'],
      ],
      whatsappRow,
      [moreBlocksField],
      [seoField],
    ],
  },
  'api::landing-price.landing-price': {
    mainField: 'title',
    rows: [
      [['title', 12, 'Title']],
      [
        ['startDate', 6, 'Shown from', shownFromHelp],
        ['endDate', 6, 'Shown until', shownUntilHelp],
      ],
      [['description', 12, 'Sentence under the title']],
      [
        ['image', 6, 'Big picture'],
        ['imageMobile', 6, 'Big picture: phones'],
      ],
      [['imageAlt', 12, 'What the picture shows']],
      [
        ['btnName', 6, 'Call to action', 'Opens WhatsApp.'],
        ['discountText', 6, 'Banner with the discount', 'Opens WhatsApp, too.'],
      ],
      [
        ['bandsTitle', 6, 'Bands: title'],
        ['town', 6, 'Bands: town', 'The cards open the list of this town.'],
      ],
      [['bands', 12, 'Price bands', 'Four look best.']],
      [['reviewsTitle', 12, 'Reviews: title']],
      [['testimonials', 12, 'Reviews', 'Three look best.']],
      [
        ['reviewsLabel', 6, 'Link to more reviews: words'],
        ['reviewsUrl', 6, 'Link to more reviews: address'],
      ],
      whatsappRow,
      [moreBlocksField],
      [seoField],
    ],
  },
}
