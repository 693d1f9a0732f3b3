import { followProgress } from './follow-progress'

/* The script of an import. It stands in the page, which reloads itself without it. */
followProgress()
