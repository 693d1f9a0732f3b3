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
  return paths.has(pathname) || Boolean(filesOfPage(pathname))
}

/** Whether these files may be whole archives of pictures, which are larger. */
export function takesArchives(pathname: string): boolean {
  return filesOfPage(pathname) === 'archives'
}

function filesOfPage(pathname: string) {
  const page = findPage(pathname.replace(/\.data$/, ''))
  return page && pageEntry(page.name).takesFiles
}
