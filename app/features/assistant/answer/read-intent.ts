import { normalize } from '../understand/normalize'

/** What a sentence is besides a question: a greeting, thanks, or a request for a person. */
export type Intent = 'person' | 'greeting' | 'thanks' | 'introduction' | 'question'

const person =
  / (?:human|real person|humano|asesora?|agente|agent|representative|representante|operador|operator|call me|llamenme|llameme|me llamen|phone number|(?:numero de )?telefono|whatsapp number|(?:speak|talk|chat|contact|get in touch|hablar|platicar|comunicarme|comunicarnos|contactar(?:los|las)?|contacto|atienda|atiende)(?: (?:to|with|con|a|me))?(?: (?:a|an|the|un|una|el|la|alguna))?(?: (?:person|persona|somebody|someone|anyone|team|alguien|ustedes|you|equipo|encargado))?)(?= )/

const greetings =
  /^(?: (?:hi|hello|hey|hola|buenas|buenos|dias|tardes|noches|good|morning|afternoon|evening|there|renty|que tal|saludos))+ $/
const thanks =
  /^(?: (?:thanks?|thank|you|very|so|a lot|much|muchas|muchisimas|mil|gracias|great|perfect|perfecto|excelente|genial|ok|okay|vale|listo|bye|adios|goodbye|renty))+ $/
const introduction =
  / (?:who are you|what are you|what can you do|how do you work|quien eres|quien es usted|que eres|que puede(?:s)? hacer|como funciona(?:s)?|are you a (?:robot|bot|human|person)|eres (?:un robot|una persona|humano)|help|ayuda)(?= )/

/** Greetings and thanks are nothing but that; a person is asked for in the middle of a sentence, too. */
export function readIntent(question: string): Intent {
  const text = normalize(question)
  if (greetings.test(text)) return 'greeting'
  if (thanks.test(text)) return 'thanks'
  const isShort = text.trim().split(' ').length <= 5
  if (isShort && introduction.test(text)) return 'introduction'
  return person.test(text) ? 'person' : 'question'
}

const asking =
  /^(?: (?:and|but|y|pero|hi|hello|hola|please|por favor|disculpe|excuse me))* (?:how|when|what|why|who|which|where|can|could|may|must|should|do i|do we|do you (?:accept|allow|take|charge|offer|help)|does|is it|is the|are the|are there any (?:fees|rules)|will|am i|what's|como|cuando|cuanto|cuanta|cuantas|cuantos|que|por que|quien|cual|donde|a que|en que|puedo|podemos|se puede|es |son |debo|hay que|tengo que|necesito (?:visa|pasaporte|fiador)|aceptan|cobran|incluye|la |los |el |las |me pueden|nos pueden|pueden|queda)/

/** Whether a sentence asks how things are, rather than for a house. */
export function isAsking(question: string): boolean {
  return asking.test(normalize(question))
}
