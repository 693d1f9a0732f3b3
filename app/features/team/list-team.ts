import type { JobArea, teamPages } from '~content/job-area'

export type TeamPage = (typeof teamPages)[number]

/** A group of the team as a page shows it. */
export type TeamGroup = Omit<JobArea, 'enabled' | 'order' | 'pages' | 'workteams'> & {
  members: TeamMember[]
}

export type TeamMember = Omit<JobArea['workteams'][number], 'enabled' | 'order' | 'pages'>

/**
 * The enabled groups and members of a page in the order of their numbers (leads-and-content.md §2,
 * "About us"); a group without anybody is left out.
 */
export function listTeam(areas: readonly JobArea[], page: TeamPage): TeamGroup[] {
  return shown(areas, page).flatMap(({ documentId, name, text, col, workteams }) => {
    const members = shown(workteams, page).map(toMember)
    return members.length === 0 ? [] : [{ documentId, name, text, col, members }]
  })
}

type Listed = { enabled: boolean; order: number; pages: readonly { page: string }[] }

function shown<Entry extends Listed>(entries: readonly Entry[], page: TeamPage): Entry[] {
  return entries
    .filter((entry) => entry.enabled && entry.pages.some((one) => one.page === page))
    .sort((a, b) => a.order - b.order)
}

function toMember(member: JobArea['workteams'][number]): TeamMember {
  const { enabled: _enabled, order: _order, pages: _pages, ...shownFacts } = member
  return shownFacts
}
