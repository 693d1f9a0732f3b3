export { forms } from '../forms'
export { uploads } from '../uploads'
