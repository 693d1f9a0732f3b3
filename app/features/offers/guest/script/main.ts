import { countDown } from './count-down'

/* The script of an offer. It stands in the page, which says how long the offer is valid without it. */
countDown()
