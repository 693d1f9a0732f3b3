import { resources, type ResourceName } from './table'

const patterns = (Object.keys(resources) as ResourceName[]).map((name) => ({
  name,
  segments: resources[name].path.split('/'),
}))

/** The name of the call or file that the table has at a path; null where it has none. */
export function findResource(pathname: string): ResourceName | null {
  const requested = pathname.slice(1).split('/')
  const found = patterns.find(
    ({ segments }) =>
      segments.length === requested.length &&
      segments.every((segment, index) => segment.startsWith(':') || segment === requested[index]),
  )
  return found?.name ?? null
}
