import { maxSearchLength } from '~content/limits'

const rowsPerPage = 25

/** What a list of the staff is asked for: `page` from 1; `sort` where the list has several orders. */
export type ListQuery<Stage extends string> = {
  search: string
  stage: Stage | null
  page: number
  sort?: string
}

/** Reads `q`, `stage`, `sort` and `page` of an address; unknown values are ignored. */
export function readListQuery<Stage extends string>(
  { url }: Pick<Request, 'url'>,
  stages: readonly Stage[],
  orders: readonly string[] = [],
): ListQuery<Stage> {
  const query = new URL(url).searchParams
  const page = query.get('page') ?? ''
  const sort = orders.find((name) => name === query.get('sort'))
  return {
    search: (query.get('q') ?? '').trim().slice(0, maxSearchLength),
    stage: stages.find((name) => name === query.get('stage')) ?? null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    ...(sort && { sort }),
  }
}

/** The query for the CMS. */
export function cmsListQuery({ search, stage, page, sort }: ListQuery<string>): URLSearchParams {
  return new URLSearchParams({
    search,
    page: String(page),
    ...(stage && { stage }),
    ...(sort && { sort }),
  })
}

export function hasOlderRows(total: number, page: number): boolean {
  return page * rowsPerPage < total
}
