export { landings } from '../landings'
