import { createHash } from 'node:crypto'

const maxNameLength = 80

export function isAddress(name: string): boolean {
  return /^https?:\/\//i.test(name)
}

/** The name of a picture in the media library: its file name, or a name derived from its address. */
export function libraryName(name: string): string {
  if (!isAddress(name)) return name
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 16)
  const [last = ''] = /[^/]*$/.exec(name.replace(/[?#].*$/, '')) ?? []
  const own = last.replace(/[^\w.-]+/g, '-').slice(-maxNameLength)
  return own ? `${hash}-${own}` : hash
}
