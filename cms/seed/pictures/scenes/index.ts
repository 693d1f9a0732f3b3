import { type Scene } from '../../content/keys'
import { type Stage } from '../stage'
import { antiguaRooftops } from './antigua-rooftops'
import { beachHouse } from './beach-house'
import { carpetStreet } from './carpet-street'
import { coffeeFinca } from './coffee-finca'
import { corridor } from './corridor'
import { courtyard, patioFountain } from './court'
import { dock } from './dock'
import { dome } from './dome'
import { facade } from './facade'
import { garden, pool } from './garden'
import { hammockScene } from './hammock'
import { highlandHouse } from './highland-house'
import { hotelFront } from './hotel-front'
import { islandTown } from './island-town'
import { jungleCabin } from './jungle-cabin'
import { lakeCabin } from './lake-cabin'
import { lakeHouse } from './lake-house'
import { market } from './market'
import { portraitMan, portraitWoman } from './portrait'
import { bathroom } from './rooms/bathroom'
import { bedroom, bedroomLoft, bedroomTwin } from './rooms/bedrooms'
import { diningRoom } from './rooms/dining-room'
import { kitchen } from './rooms/kitchen'
import { fireplace, livingRoom } from './rooms/living'
import { reception } from './rooms/reception'
import { workspace } from './rooms/workspace'
import { shuttleRoad } from './shuttle-road'
import { cobbledStreet, streetArch } from './street'
import { rooftop, terrace } from './terrace'
import { cityTower, modernFlat } from './town'
import { townhouse } from './townhouse'
import { treehouse } from './treehouse'
import { turquoisePools } from './turquoise-pools'
import { beachView, jungleView, lakeView, overlook } from './views'
import { villa } from './villa'

/** The rentals' scenes and those that only the site's own pictures use. */
export type PictureScene =
  | Scene
  | 'antigua-rooftops'
  | 'shuttle-road'
  | 'turquoise-pools'
  | 'island-town'
  | 'carpet-street'
  | 'market'
  | 'portrait-woman'
  | 'portrait-man'

export type Drawing = { draw: (stage: Stage) => void; outdoors: boolean }

const outside = (draw: Drawing['draw']): Drawing => ({ draw, outdoors: true })

const inside = (draw: Drawing['draw']): Drawing => ({ draw, outdoors: false })

export const scenes: Record<PictureScene, Drawing> = {
  facade: outside(facade),
  'street-arch': outside(streetArch),
  'cobbled-street': outside(cobbledStreet),
  townhouse: outside(townhouse),
  'hotel-front': outside(hotelFront),
  courtyard: outside(courtyard),
  'patio-fountain': outside(patioFountain),
  corridor: outside(corridor),
  villa: outside(villa),
  garden: outside(garden),
  hammock: outside(hammockScene),
  terrace: outside(terrace),
  rooftop: outside(rooftop),
  pool: outside(pool),
  'volcano-view': outside(overlook),
  'city-view': outside(overlook),
  'lake-view': outside(lakeView),
  'jungle-view': outside(jungleView),
  'beach-view': outside(beachView),
  'antigua-rooftops': outside(antiguaRooftops),
  'shuttle-road': outside(shuttleRoad),
  'turquoise-pools': outside(turquoisePools),
  'island-town': outside(islandTown),
  'carpet-street': outside(carpetStreet),
  market: outside(market),
  'portrait-woman': inside(portraitWoman),
  'portrait-man': inside(portraitMan),
  bedroom: inside(bedroom),
  'bedroom-twin': inside(bedroomTwin),
  'bedroom-loft': inside(bedroomLoft),
  'living-room': inside(livingRoom),
  'dining-room': inside(diningRoom),
  fireplace: inside(fireplace),
  workspace: inside(workspace),
  reception: inside(reception),
  kitchen: inside(kitchen),
  bathroom: inside(bathroom),
  'modern-flat': outside(modernFlat),
  'city-tower': outside(cityTower),
  'beach-house': outside(beachHouse),
  dock: outside(dock),
  'lake-cabin': outside(lakeCabin),
  'lake-house': outside(lakeHouse),
  dome: outside(dome),
  'jungle-cabin': outside(jungleCabin),
  treehouse: outside(treehouse),
  'coffee-finca': outside(coffeeFinca),
  'highland-house': outside(highlandHouse),
}
