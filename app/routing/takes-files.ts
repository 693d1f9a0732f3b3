import { findPage } from './find-page'
import { pageEntry } from './table'
import { resources, type ResourceEntry } from './resources'

const paths: ReadonlySet<string> = new Set(
  Object.values<ResourceEntry>(resources)
    .filter((resource) => resource.takesFiles)
    .map(({ path }) => `/${path}`),
)

/** Whether a path accepts forms with files. With script, forms are sent to the `.data` path of a page. */
export function takesFiles(pathname: string): boolean {
  if (paths.has(pathname)) return true
  const page = findPage(pathname.replace(/\.data$/, ''))
  return page !== null && pageEntry(page.name).takesFiles === true
}
