const longest = 2000

/**
 * The page on which a form was, as its visitor saw it: what the browser says of it, as long as it is one of
 * ours. Null for programs, which say nothing.
 */
export function pageOfForm({ headers }: Pick<Request, 'headers'>, origin: string): string | null {
  const referer = headers.get('Referer') ?? ''
  if (!URL.canParse(referer)) return null
  const page = new URL(referer)
  page.hash = ''
  return page.origin === origin && page.href.length <= longest ? page.href : null
}
