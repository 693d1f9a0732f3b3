/**
 * The address under which the renderer makes the page of a key: `data:/a?b=c` is what Remix asks for as
 * `/a.data?b=c` on client navigation. Visitors' own spelling of the address never gets that far.
 */
export function renderAddress(key: string): string {
  if (!key.startsWith('data:')) return key
  const [path = '', query] = key.slice('data:'.length).split('?', 2)
  return `${path === '/' ? '/_root' : path}.data${query === undefined ? '' : `?${query}`}`
}
