import type { DocumentSeed } from './document-seed'

export const houseRulesInformation: DocumentSeed = {
  kind: 'document',
  isDocument: false,
  slug: { en: 'house-rules', es: 'reglas-de-la-casa' },
  name: { en: 'House rules', es: 'Reglas de la casa' },
  title: { en: 'House rules, and why', es: 'Las reglas de la casa, y por qué' },
  text: {
    en: 'Each house has its own; these hold in all of them. Most come from a neighbour, a roof of tiles or a wooden floor.',
    es: 'Cada casa tiene las suyas; éstas valen en todas. Casi todas nacieron de un vecino, un techo de teja o un piso de madera.',
  },
  image: 'document-rules',
  descriptionOne: {
    en: `## Quiet from 10 pm to 7 am

Colonial walls are thick, patios are not. Music belongs indoors after ten; the bells of the church next door do not keep to it.

## Only those who are named in the contract

Visitors are welcome by day. Whoever stays the night has to be in the contract, since insurance and beds are counted by heads.

## No smoke under old beams

Smoking is for terraces and gardens, if the house allows it. The candles of Holy Week go outside, too.

## Water and light

Rain fills the tanks from May to October; in March please take short showers. Drinking water stands in the kitchen. If the light goes, the lamp hangs beside the door.

## Pets

Ask us first: some houses like dogs, others have a parrot that does not.

## If something breaks

Tell us within 24 hours, and nobody will be angry. The deposit of 300 US dollars is for what nobody told us. A lost key costs 45 US dollars, because the locks are older than we are.

## A question?

Write below, call {phone} or send an e-mail to {email}.`,
    es: `## Silencio de 22:00 a 7:00

Las paredes coloniales son gruesas; los patios, no. Después de las diez la música va adentro; las campanas de la iglesia vecina no hacen caso.

## Sólo quienes están en el contrato

De día las visitas son bienvenidas. Quien duerme tiene que estar en el contrato, porque el seguro y las camas se cuentan por cabeza.

## Nada de humo bajo vigas viejas

Se fuma en terrazas y jardines, si la casa lo permite. Las velas de Semana Santa también van afuera.

## Agua y luz

De mayo a octubre la lluvia llena los tanques; en marzo, duchas cortas, por favor. El agua pura está en la cocina. Si se va la luz, la lámpara cuelga junto a la puerta.

## Mascotas

Pregúntenos primero: a unas casas les gustan los perros; otras tienen una lora a la que no.

## Si algo se quiebra

Cuéntenos dentro de las 24 horas y nadie se enoja. El depósito de 300 dólares es para lo que nadie nos contó. Una llave perdida cuesta 45 dólares, porque las chapas son más viejas que nosotros.

## ¿Una pregunta?

Escriba aquí abajo, llame al {phone} o mande un correo a {email}.`,
  },
  descriptions: [],
  stepsTitle: null,
  steps: [],
  titleForm: { en: 'Ask about a rule', es: 'Pregunte por una regla' },
  textForm: {
    en: 'Tell us which house it is about. We ask its owner where we have to.',
    es: 'Díganos de qué casa se trata. Si hace falta, le preguntamos al dueño.',
  },
  btnName: { en: 'Send my question', es: 'Enviar mi pregunta' },
  waLabel: { en: 'Ask on WhatsApp', es: 'Preguntar por WhatsApp' },
  waText: {
    en: 'Hello! I have a question about the house rules.',
    es: '¡Buen día! Tengo una pregunta sobre las reglas de la casa.',
  },
  seo: {
    metaTitle: { en: 'House rules of our stays', es: 'Reglas de la casa en nuestras estadías' },
    metaDescription: {
      en: 'Quiet hours, visitors, smoke, water, pets and what happens if something breaks: the rules that hold in all houses, and where they come from.',
      es: 'Horas de silencio, visitas, humo, agua, mascotas y qué pasa si algo se quiebra: las reglas que valen en todas las casas, y de dónde vienen.',
    },
  },
}
