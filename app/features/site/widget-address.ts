/**
 * The script of the chat widget that replaces the assistant: the configured address with the id of the site
 * settings in the place of `{id}`. Null unless both are set; an id cannot lead to another host.
 */
export function widgetAddress(pattern: string | undefined, id: string | null): string | null {
  if (!pattern || !id) return null
  const safe = id.split('/').map(encodeURIComponent).join('/')
  return pattern.replace('{id}', safe)
}
