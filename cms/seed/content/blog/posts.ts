import type { PostSeed } from './post'
import { acatenangoOvernight } from './posts/acatenango-overnight'
import { antiguaNeighbourhoods } from './posts/antigua-neighbourhoods'
import { buyingPropertyStepByStep } from './posts/buying-property-step-by-step'
import { chocolate } from './posts/chocolate'
import { christmas } from './posts/christmas'
import { coffeeFromCherryToCup } from './posts/coffee-from-cherry-to-cup'
import { gettingAround } from './posts/getting-around'
import { giantKitesAndFiambre } from './posts/giant-kites-and-fiambre'
import { greenSeason } from './posts/green-season'
import { guatemalaCityByZones } from './posts/guatemala-city-by-zones'
import { holyWeekCarpets } from './posts/holy-week-carpets'
import { lakeAtitlanVillages } from './posts/lake-atitlan-villages'
import { marketDays } from './posts/market-days'
import { moneyAndTips } from './posts/money-and-tips'
import { pacayaHalfDay } from './posts/pacaya-half-day'
import { pacificCoast } from './posts/pacific-coast'
import { packingForFourClimates } from './posts/packing-for-four-climates'
import { preparingYourHouse } from './posts/preparing-your-house'
import { quetzalsOfTheVerapaces } from './posts/quetzals-of-the-verapaces'
import { quetzaltenango } from './posts/quetzaltenango'
import { rentingAWholeHotel } from './posts/renting-a-whole-hotel'
import { rentingByTheMonth } from './posts/renting-by-the-month'
import { rioDulceAndLivingston } from './posts/rio-dulce-and-livingston'
import { semucChampey } from './posts/semuc-champey'
import { spanishSchools } from './posts/spanish-schools'
import { tecpanAndIximche } from './posts/tecpan-and-iximche'
import { textilesHowToBuy } from './posts/textiles-how-to-buy'
import { tikalAndFlores } from './posts/tikal-and-flores'
import { waterHealthSafety } from './posts/water-health-safety'
import { whatGuatemalaEats } from './posts/what-guatemala-eats'
import { withChildren } from './posts/with-children'
import { workingFromHere } from './posts/working-from-here'

export const posts: readonly PostSeed[] = [
  acatenangoOvernight,
  antiguaNeighbourhoods,
  buyingPropertyStepByStep,
  chocolate,
  christmas,
  coffeeFromCherryToCup,
  gettingAround,
  giantKitesAndFiambre,
  greenSeason,
  guatemalaCityByZones,
  holyWeekCarpets,
  lakeAtitlanVillages,
  marketDays,
  moneyAndTips,
  pacayaHalfDay,
  pacificCoast,
  packingForFourClimates,
  preparingYourHouse,
  quetzalsOfTheVerapaces,
  quetzaltenango,
  rentingAWholeHotel,
  rentingByTheMonth,
  rioDulceAndLivingston,
  semucChampey,
  spanishSchools,
  tecpanAndIximche,
  textilesHowToBuy,
  tikalAndFlores,
  waterHealthSafety,
  whatGuatemalaEats,
  withChildren,
  workingFromHere,
]
