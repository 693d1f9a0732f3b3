import { answerPlaceholders } from '../content-types/answer-placeholder'

const names = answerPlaceholders.map((name) => `{{${name}}}`).join(' ')

/** Under the text of a prepared answer: what it may name. */
export const answerHelp = {
  en: `Filled in from the stay: ${names}. What is not known is marked for staff.`,
  es: `Se completa con la estadía: ${names}. Lo que no se sabe queda marcado para el equipo.`,
}
