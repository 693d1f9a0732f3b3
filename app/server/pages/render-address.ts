/**
 * The address that Remix renders for a page key. The key `data:/a?b=c` stands for `/a.data?b=c`, the data of a client
 * navigation. Only normalized addresses are rendered, never those that visitors sent.
 */
export function renderAddress(key: string): string {
  if (!key.startsWith('data:')) return key
  const [path = '', query] = key.slice('data:'.length).split('?', 2)
  return `${path === '/' ? '/_root' : path}.data${query === undefined ? '' : `?${query}`}`
}
