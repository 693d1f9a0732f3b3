const rowsPerPage = 25
const longestSearch = 100

/** What a list of the staff is asked for: `page` from 1. */
export type ListQuery<Stage extends string> = { search: string; stage: Stage | null; page: number }

/** Reads `q`, `stage` and `page` of an address; whatever is none of ours is left out. */
export function readListQuery<Stage extends string>(
  { url }: Pick<Request, 'url'>,
  stages: readonly Stage[],
): ListQuery<Stage> {
  const query = new URL(url).searchParams
  const page = query.get('page') ?? ''
  return {
    search: (query.get('q') ?? '').trim().slice(0, longestSearch),
    stage: stages.find((name) => name === query.get('stage')) ?? null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** The same as the CMS is asked. */
export function cmsListQuery({ search, stage, page }: ListQuery<string>): URLSearchParams {
  return new URLSearchParams({ search, page: String(page), ...(stage && { stage }) })
}

export function hasOlderRows(total: number, page: number): boolean {
  return page * rowsPerPage < total
}
