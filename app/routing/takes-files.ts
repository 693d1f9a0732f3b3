import { findPage } from './find-page'
import { pageEntry, resources, type ResourceEntry } from './table'

const paths: ReadonlySet<string> = new Set(
  Object.values<ResourceEntry>(resources)
    .filter((resource) => resource.takesFiles)
    .map(({ path }) => `/${path}`),
)

/** Whether a form with files may be sent to a path; with script, it goes to the page's `.data` path. */
export function takesFiles(pathname: string): boolean {
  if (paths.has(pathname)) return true
  const page = findPage(pathname.replace(/\.data$/, ''))
  return page !== null && pageEntry(page.name).takesFiles === true
}
