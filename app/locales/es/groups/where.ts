export { where } from '../where'
