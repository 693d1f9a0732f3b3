export { detail } from '../detail'
export { pricing } from '../pricing'
export { inquiry } from '../inquiry'
