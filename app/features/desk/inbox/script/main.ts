import { followKeys } from './follow-keys'
import { followNews } from './follow-news'
import { followTicks } from './follow-ticks'

/*
 * The script of the inbox. It stands in the page, which works without it: keys, the number of ticks, and rows that come
 * without reloading.
 */
followKeys()
const countTicks = followTicks()
followNews(countTicks)
