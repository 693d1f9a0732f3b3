export { favorites } from '../favorites'
