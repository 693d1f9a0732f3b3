import type { Career } from '~content/career'

/** A vacancy as lists show it. */
export type OpenCareer = Pick<
  Career,
  'slug' | 'title' | 'summary' | 'employmentType' | 'remote'
> & {
  id: string
  /** The town's name; null for work that is done from home. */
  place: string | null
}

export function toOpenCareer(career: Career): OpenCareer {
  const { documentId: id, slug, title, summary, employmentType, remote, town } = career
  return { id, slug, title, summary, employmentType, remote, place: town?.name ?? null }
}
