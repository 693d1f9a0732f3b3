import { accessibility, allOn } from './rule-names.js'

/** A container may answer the keys of what is in it; a click needs an element that keys reach. */
const clicks = { handlers: ['onClick', 'onMouseDown', 'onMouseUp'] }

/** Roles that are reached with the Tab key. */
const tabbable = [
  'button',
  'checkbox',
  'link',
  'progressbar',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'textbox',
]

/**
 * What the markup says about accessibility; the journeys ask axe about pages as they are drawn.
 * @type {import('oxlint').OxlintOverride[]}
 */
export const accessibleMarkup = [
  {
    files: ['app/**/*.tsx', 'cms/src/admin/**/*.tsx'],
    rules: {
      ...allOn(accessibility),
      'jsx-a11y/interactive-supports-focus': ['error', { tabbable }],
      'jsx-a11y/no-noninteractive-element-interactions': ['error', clicks],
      // A calendar is a table whose cells are chosen with the arrow keys.
      'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', { table: ['grid'] }],
      // What scrolls has to be reached by keys.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: ['section'], roles: ['group', 'tabpanel'] },
      ],
      'jsx-a11y/no-static-element-interactions': ['error', clicks],
    },
  },
]
