/**
 * What of a page needs its scripts, for the first script (`app/first-script/start-scripts.ts`). Form fields, their labels
 * and buttons need no mark, except buttons with `popovertarget`, which are native. Values:
 * - `at-once`: the page has it in view and is not whole without (loads after the pictures)
 * - `query`: the same where the address has a query, which a stored page may not know
 * - `inquiry`: the same where the device keeps an inquiry
 * - `motion`: pictures that change by themselves (as `at-once`, unless the visitor saves data or wants less motion)
 * - `near`: empty without; loads when it comes near the view
 * - `ahead`: a link to more that is followed ahead with (as `near`, unless the visitor saves data; a click on it loads them, too)
 * - `use`: works natively and better with scripts, which load when it is used
 * - `click`: a link that a script handles; without scripts it leads to a page
 * - `step`: a button each of whose clicks counts, also those that come before the scripts; of any other the first one does
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
  | 'step'
  | 'swipe'
  | 'never'

export const needsScripts = 'data-needs-scripts'

/** The attribute as props of an element. */
export const needs = (need: ScriptNeed) => ({ [needsScripts]: need })
