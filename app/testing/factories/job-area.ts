import { jobAreaSchema, type JobArea } from '~content/job-area'
import { picture } from './picture'

type Member = JobArea['workteams'][number]

/** A group of the team with one member, shown on the page about us. */
export function jobArea(facts: Partial<JobArea> = {}): JobArea {
  return jobAreaSchema.parse({
    documentId: 'area',
    name: 'With our guests',
    text: 'They answer.',
    enabled: true,
    order: 1,
    col: 3,
    pages: [{ page: 'aboutUs' }],
    workteams: [teamMember()],
    ...facts,
  } satisfies JobArea)
}

export function teamMember(facts: Partial<Member> = {}): Member {
  return {
    documentId: 'member',
    name: 'Lucía Xicay',
    position: 'Guest host',
    emailAR: 'lucia@ceiba.example',
    linkedIn: 'https://network.example/lucia',
    photoAr: picture(),
    photoAlt: 'Portrait of Lucía Xicay',
    languages: 'Spanish, English',
    enabled: true,
    order: 1,
    pages: [{ page: 'aboutUs' }],
    ...facts,
  }
}
