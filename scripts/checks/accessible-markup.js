import jsxA11y from 'eslint-plugin-jsx-a11y'

const strict = jsxA11y.flatConfigs.strict

/** A container may answer the keys of what is in it; a click needs an element that keys reach. */
const clicks = { handlers: ['onClick', 'onMouseDown', 'onMouseUp'] }

/**
 * What the markup says about accessibility; the journeys ask axe about pages as they are drawn.
 * @type {import('eslint').Linter.Config[]}
 */
export const accessibleMarkup = [
  {
    ...strict,
    files: ['app/**/*.tsx', 'cms/src/admin/**/*.tsx'],
    rules: {
      ...strict.rules,
      // Videos of the media library bring their captions in the picture, if any.
      'jsx-a11y/media-has-caption': 'off',
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
