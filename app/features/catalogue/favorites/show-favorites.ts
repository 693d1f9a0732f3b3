import { readFavorites } from './favorites'

/** Names the place that a heart keeps; the first script handles its clicks. */
export const heartAttribute = 'data-favorite'

/** Names the places that one button keeps together. */
export const keepAllAttribute = 'data-keep-places'

/** Says on a heart whether its place is kept. */
export function showHeart(heart: Element, kept: readonly string[] = readFavorites()): void {
  heart.setAttribute(
    'aria-pressed',
    String(kept.includes(heart.getAttribute(heartAttribute) ?? '')),
  )
}

/** Says on a button for several places whether all of them are kept. */
export function showKeepAll(button: Element, kept: readonly string[] = readFavorites()): void {
  const places = button.getAttribute(keepAllAttribute)?.split(',') ?? []
  button.toggleAttribute(
    'data-kept',
    places.every((slug) => kept.includes(slug)),
  )
}
