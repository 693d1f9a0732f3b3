import { resources, type ResourceName } from './resources'

const patterns = (Object.keys(resources) as ResourceName[]).map((name) => ({
  name,
  segments: resources[name].path.split('/'),
}))

/** The name of the resource (API call or file) at a path; null if the table has none. */
export function findResource(pathname: string): ResourceName | null {
  const parts = pathname.slice(1).split('/')
  const found = patterns.find(
    ({ segments }) =>
      segments.length === parts.length &&
      segments.every((segment, index) => segment.startsWith(':') || segment === parts[index]),
  )
  return found?.name ?? null
}
