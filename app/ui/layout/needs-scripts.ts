/**
 * What of a page needs its scripts, for the first script (`app/first-script/start-scripts.ts`). Form fields, their
 * labels and buttons need no mark, except buttons with `popovertarget`, which are native. Values:
 * - `at-once`: the page has it in view and is not whole without (loads after the pictures)
 * - `query`: the same where the address has a query, which a stored page may not know
 * - `inquiry`: the same where the device keeps an inquiry
 * - `motion`: pictures that change by themselves (as `at-once`, unless the visitor saves data or wants less motion)
 * - `near`: shows nothing without scripts; they load when it comes near the view
 * - `ahead`: the link that makes a list longer; with scripts it is followed when it comes near the view (they load as
 *   for `near`, unless the visitor saves data, and when it is clicked)
 * - `use`: works natively and better with scripts, which load when it is used
 * - `click`: a link or the button of a form that a script handles; without scripts it leads to a page
 * - `step-up`, `step-down`: a button beside a number field; until the scripts run, the first script steps the field
 *   itself
 * - `swipe`: pictures that the visitor swipes or points at
 * - `never`: the first script itself handles it
 */
export type ScriptNeed =
  | 'at-once'
  | 'query'
  | 'inquiry'
  | 'motion'
  | 'near'
  | 'ahead'
  | 'use'
  | 'click'
  | 'step-up'
  | 'step-down'
  | 'swipe'
  | 'never'

export const needsScripts = 'data-needs-scripts'

/** The attribute as props of an element. */
export const needs = (need: ScriptNeed) => ({ [needsScripts]: need })
