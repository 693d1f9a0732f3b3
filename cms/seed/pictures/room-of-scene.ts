import type { RoomLabel } from '../../../content-types/room-label'
import type { PictureScene } from './scenes'

/** What each kind of scene shows, as the pictures of rentals are labelled. */
const rooms: Partial<Record<PictureScene, RoomLabel>> = {
  courtyard: 'patio',
  bedroom: 'bedroom',
  'bedroom-twin': 'bedroom',
  'bedroom-loft': 'bedroom',
  'living-room': 'livingRoom',
  'dining-room': 'diningRoom',
  kitchen: 'kitchen',
  bathroom: 'bathroom',
  fireplace: 'livingRoom',
  workspace: 'workspace',
  corridor: 'patio',
  'patio-fountain': 'patio',
  garden: 'garden',
  hammock: 'terrace',
  terrace: 'terrace',
  rooftop: 'terrace',
  pool: 'pool',
  'volcano-view': 'view',
  'lake-view': 'view',
  'jungle-view': 'view',
  'beach-view': 'view',
  'city-view': 'view',
  'street-arch': 'surroundings',
  'cobbled-street': 'surroundings',
  reception: 'entrance',
}

/** All other scenes are houses seen from outside. */
export const roomOfScene = (scene: PictureScene): RoomLabel => rooms[scene] ?? 'outside'
