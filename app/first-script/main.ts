import { rememberCampaign } from '~/features/submissions/campaign/campaign'
import { followFavorites } from './favorites'
import { setMarks } from './marks'
import {
  followScrolling,
  handleClicks,
  limitCounts,
  markChosenCurrency,
  showCookieNotice,
} from './page-behaviours'
import { anchorPopovers } from './anchor-popovers'
import { addPopovers } from './popovers'
import { followSeenRentals } from './seen-rentals'
import { startScriptsOnUse } from './start-scripts'

/*
 * The first script of every page: it stands in the page itself, runs before the first paint, and is all that most pages
 * ever run. Its text is the same everywhere, so one hash in the Content-Security-Policy allows it.
 */
setMarks()
anchorPopovers()
addPopovers()
followFavorites()
followSeenRentals()
rememberCampaign()
followScrolling()
markChosenCurrency()
handleClicks()
showCookieNotice()
limitCounts()
startScriptsOnUse()
