import type { Words } from '~/locales/words'

export type Namespace = keyof Words

/** Which namespaces browsers get in one script; `app/locales/<language>/bundles` has a file for each. */
export const namespaceBundles = {
  /** With every page. */
  every: ['layout', 'errors', 'assistant', 'blog', 'hearts', 'legal', 'report'],
  /** Cards of places and their search. */
  catalogue: ['home', 'listings', 'calculator'],
  /** Suggestions of the search's field, once it is used. */
  where: ['where'],
  /** The map of a list, once it is opened. */
  listMap: ['listingMap'],
  /** The page of a place, and an inquiry about it. */
  place: ['detail', 'pricing', 'inquiry'],
  favorites: ['favorites'],
  /** Fields of forms. */
  forms: ['forms', 'uploads'],
  /** Forms that lead to a talk, and their pages. */
  leads: ['leads', 'owners', 'subscribe', 'newsletter'],
  landings: ['landings'],
  /** The team, and thanks for what was sent. */
  company: ['aboutUs', 'careers', 'confirmation'],
  staffArea: [
    'desk',
    'deskCalendar',
    'offers',
    'payments',
    'rentalTable',
    'reports',
    'reviews',
    'staff',
    'stays',
    'leadMail',
  ],
} as const satisfies Record<string, readonly Namespace[]>

export type NamespaceBundle = keyof typeof namespaceBundles

/** The bundles that hold these namespaces, and the one of every page. */
export function bundlesOf(namespaces: readonly string[]): NamespaceBundle[] {
  const bundles = Object.keys(namespaceBundles) as NamespaceBundle[]
  return bundles.filter(
    (bundle) =>
      bundle === 'every' || namespaceBundles[bundle].some((one) => namespaces.includes(one)),
  )
}
