import { pickNights } from './pick-nights'

/*
 * The script of the calendar. It stands in the page, which works without it: there a click on free nights opens the
 * form for all of them.
 */
pickNights()
