import { seoField } from './landing-fields'
import type { Views } from './view'

export const teamViews: Views = {
  'api::career.career': {
    mainField: 'title',
    sort: ['publicationDate', 'DESC'],
    columns: ['title', 'employmentType', 'town', 'publicationDate', 'finishDate'],
    rows: [
      [['title', 12, 'Title', 'For example "Guest host in Antigua".']],
      [['summary', 12, 'In two sentences']],
      [
        [
          'slug',
          6,
          'Address name',
          'Small letters and hyphens, one per language. Empty: made from the title.',
        ],
        ['employmentType', 6, 'Kind of contract'],
      ],
      [['description', 12, 'Description', 'Tasks, what we ask for, what we offer.']],
      [
        ['town', 6, 'Town'],
        ['remote', 6, 'From anywhere'],
      ],
      [
        ['salaryFrom', 4, 'Salary a month from', 'May be empty.'],
        ['salaryTo', 4, 'Salary a month to'],
        ['salaryCurrency', 4, 'Currency'],
      ],
      [
        ['publicationDate', 6, 'Publication day', 'Appears at midnight of this day in Guatemala.'],
        ['finishDate', 6, 'Applications until', 'By the clock in Guatemala; may be empty.'],
      ],
      [seoField],
    ],
  },
  'api::job-area.job-area': {
    mainField: 'name',
    sort: ['order', 'ASC'],
    columns: ['name', 'order', 'col', 'enabled'],
    rows: [
      [
        ['name', 8, 'Name'],
        ['enabled', 4, 'Switched on'],
      ],
      [['text', 12, 'A sentence about it', 'May be empty.']],
      [
        ['order', 6, 'Place', 'Small numbers come first.'],
        ['col', 6, 'Members in a row', 'On wide screens.'],
      ],
      [['workteams', 12, 'Members', 'Shown by their own place.']],
      [['pages', 12, 'Shown on', 'Nowhere without a page.']],
    ],
  },
  'api::team-member.team-member': {
    mainField: 'name',
    sort: ['order', 'ASC'],
    columns: ['name', 'position', 'order', 'enabled'],
    rows: [
      [
        ['name', 8, 'Name'],
        ['enabled', 4, 'Switched on', 'Only then shown. There are no drafts here.'],
      ],
      [
        ['position', 8, 'What they do here'],
        ['order', 4, 'Place', 'Small numbers come first.'],
      ],
      [
        ['photoAr', 6, 'Portrait', 'Square.'],
        ['photoAlt', 6, 'What the portrait shows'],
      ],
      [
        ['emailAR', 6, 'E-mail'],
        ['linkedIn', 6, 'Professional network', 'https://…'],
      ],
      [['languages', 12, 'Languages spoken', 'For example "Spanish, English, Kaqchikel".']],
      [['pages', 12, 'Shown on', 'Nowhere without a page.']],
    ],
  },
  'api::about-us.about-us': {
    mainField: 'title',
    rows: [
      [['title', 12, 'Title']],
      [['intro', 12, 'Introduction']],
      [
        ['image', 6, 'Picture'],
        ['imageAlt', 6, 'What the picture shows'],
      ],
      [['missionTitle', 12, 'Mission: title']],
      [['mission', 12, 'Mission']],
      [['visionTitle', 12, 'Vision: title']],
      [['vision', 12, 'Vision']],
      [['valuesTitle', 12, 'Values: title']],
      [['values', 12, 'Values']],
      [['teamTitle', 12, 'Team: title']],
      [['teamText', 12, 'Team: text', 'The members come from the job areas.']],
      [seoField],
    ],
  },
}
